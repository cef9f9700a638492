import { type Slip, slip } from '../../mistake';

const POST = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';

/** Typing and pasting, as a second person does it. */
export const text: readonly Slip[] = [
  slip(
    'pasted the bullet of a list from Word',
    'blocks/financing.yaml',
    'es: "Financiación bancaria"',
    'es: "• Financiación bancaria"',
  ),
  slip('pasted bold letters from a chat', 'banners.yaml', 'Plazas limitadas."', 'Plazas *muy limitadas*."'),
  slip(
    'pasted a word that a PDF divides',
    'places/accommodations.yaml',
    'Pensada para estancias de todo el curso.',
    'Pensada para estan- cias de todo el curso.',
  ),
  slip(
    'pasted a ligature from a PDF',
    'blocks/requirements.yaml',
    'Empieza por el inglés y el médico',
    'Empieza por el inglés y el ﬁn',
  ),
  slip(
    'pasted the end of an e-mail',
    'people/testimonials.yaml',
    'Ahora es lo que más me gusta."',
    'Ahora es lo que más me gusta. Enviado desde mi iPhone"',
  ),
  slip(
    'pasted the mark of an answered e-mail',
    'people/testimonials.yaml',
    'es: "Pasar de torre',
    'es: "> Pasar de torre',
  ),
  slip(
    'wrote HTML signs in a plain text',
    'catalogue/services.yaml',
    'es: "Consultoría y asesoramiento"',
    'es: "Consultoría &amp; asesoramiento"',
  ),
  slip(
    'wrote a line break in a plain title',
    'pages/contact.yaml',
    'es: "Pregunta lo que necesites"',
    'es: "Pregunta lo<br/>que necesites"',
  ),
  slip(
    'typed no space after a full stop',
    'blocks/requirements.yaml',
    'ciudadanos de la Unión Europea. La formación',
    'ciudadanos de la Unión Europea.La formación',
  ),
  slip(
    'typed a space before a comma',
    'pages/home.yaml',
    'es: "Torre, aproximación y ruta en un solo itinerario"',
    'es: "Torre , aproximación y ruta en un solo itinerario"',
  ),
  slip(
    'lost the bracket that closes',
    'banners.yaml',
    '(Torre, Aproximación y Ruta) empieza',
    '(Torre, Aproximación y Ruta empieza',
  ),
  slip(
    'lost the exclamation mark that opens',
    'pages/madrid.yaml',
    'es: "Ven a verlo o escríbenos"',
    'es: "Ven a verlo!"',
  ),
  slip(
    'typed with the capitals locked',
    'blocks/important-dates.yaml',
    'es: "Primavera: Bloque 1"',
    'es: "PRIMAVERA: BLOQUE 1"',
  ),
  slip('lifted the capitals too late', 'places/locations.yaml', 'es: "Nuestro segundo', 'es: "NUestro segundo'),
  slip('typed a word without its accent', POST, '<h3>Cómo leer una cifra', '<h3>Como leer una cifra'),
  slip(
    'typed a common word without its accent',
    'pages/contact.yaml',
    'es: "Solicita información"',
    'es: "Solicita informacion"',
  ),
  slip(
    'swapped two letters',
    'blocks/important-dates.yaml',
    'applications:\n    es: "Solicitudes"',
    'applications:\n    es: "Solictiudes"',
    'Solictiudes',
  ),
  slip(
    'pasted the sign of a letter that was lost',
    'catalogue/courses/refresher.yaml',
    'es: "Curso de actualización ATC"',
    'es: "Curso de actualizaci�n ATC"',
  ),
  slip(
    'pasted a paragraph from Word',
    'faqs/general.yaml',
    '<p>En español o en inglés.',
    '<p class="MsoNormal" style="margin:0cm">En español o en inglés.<o:p></o:p>',
  ),
  slip(
    'pasted a span from a shared document',
    'faqs/block-1.yaml',
    '<p>El curso está disponible para ciudadanos de la Unión Europea.</p>',
    '<p><span style="font-weight: 400;">El curso está disponible para ciudadanos de la Unión Europea.</span></p>',
  ),
  slip(
    'left a figure to be filled in',
    'places/accommodations.yaml',
    'una o dos personas, por meses.',
    'una o dos personas, por XX € al mes.',
    'XX €',
  ),
  slip(
    'left a note for a colleague',
    'catalogue/services.yaml',
    'es: "Factores humanos y trabajo en equipo"',
    'es: "Factores humanos y trabajo en equipo (REVISAR con Marta)"',
  ),
  slip(
    'pasted the footnotes of an encyclopaedia',
    POST,
    'otros proveedores certificados que trabajan en algunas torres.',
    'otros proveedores certificados[1] que trabajan en algunas torres.[2]',
  ),
  slip(
    'wrote the sign of a new line',
    'pages/madrid.yaml',
    'es: "Rodaje, pistas y circuito de tránsito, con buena y con mala visibilidad."',
    "es: 'Rodaje, pistas y circuito de tránsito,\\n con buena y con mala visibilidad.'",
  ),
  slip(
    'mistyped the name of a fixed space',
    'blocks/financing.yaml',
    '{{facts.block-1-price}}&nbsp;€',
    '{{facts.block-1-price}}&nbps;€',
  ),
  slip(
    'pasted accents from a Mac',
    'places/accommodations.yaml',
    'Residencia de estudiantes: habitación individual',
    'Residencia de estudiantes: habitacio\u0301n individual',
  ),
];
