import { appended, replaced, type Slip, slip } from '../mistake';

const edit = (name: string, file: string, change: (text: string) => string): Slip => ({
  name,
  file,
  edit: change,
  at: [1],
});
const pairs = (name: string, file: string, ...replacements: readonly (readonly [string, string])[]): Slip =>
  edit(name, file, (text) =>
    replacements.reduce((now, [written, typed]) => {
      if (now.split(written).length !== 2) throw new Error(`“${written}” does not stand there once`);
      return now.replace(written, () => typed);
    }, text),
  );
const BREADS = 'pages/panes.yaml';
const QUESTIONS = 'faqs/mostrador.yaml';
const TOKENS = 'theme/tokens.css';

const BAKEHOUSE = 'pages/obrador.yaml';
/** What a vet, a choir, a law firm, a gym, a festival, a hotel and a bike shop say. */
const SAID_ELSEWHERE: readonly string[] = [
  'La consulta veterinaria abre de lunes a viernes, mañana y tarde; los sábados, solo por la mañana.',
  'Vacunamos a partir de las ocho semanas. La segunda dosis, un mes después.',
  'Si tu perro come chocolate, llama enseguida: cuanto antes, mejor.',
  'Atendemos urgencias las 24 horas. Fuera de horario, hay un recargo de 35 €.',
  'El coro ensaya los martes y los jueves, de 19:30 a 21:00, en el salón parroquial.',
  'No hace falta saber solfeo: basta con tener ganas de cantar.',
  'Buscamos tenores y bajos. De sopranos vamos sobrados.',
  'El próximo concierto será el 21 de diciembre, a las 20:00, en la iglesia de San Juan.',
  'El despacho lleva asuntos civiles, mercantiles y laborales desde 1998.',
  'La primera consulta dura una hora y cuesta 60 €, IVA incluido.',
  'Le respondemos en un plazo máximo de dos días laborables.',
  'El gimnasio tiene 1200 m² y tres salas. Cuota mensual: 39,90 €.',
  'La matrícula es gratis hasta el 31 de enero. Después, 25 €.',
  'Puedes darte de baja cuando quieras, sin permanencia.',
  'Las clases de yoga son a las 7:30, 10:00 y 19:00. Trae tu esterilla.',
  'La feria empieza el viernes con el pregón y acaba el domingo con los fuegos artificiales.',
  'El encierro infantil sale a las 12:00 de la plaza Mayor.',
  'Aparcamiento gratuito en el polígono, con autobús lanzadera cada 15 minutos.',
  'El hotel tiene 24 habitaciones, todas con baño y vistas al mar.',
  'La entrada es a partir de las 15:00 y la salida, antes de las 12:00.',
  'Se admiten perros de hasta 10 kg por 12 € la noche.',
  'El desayuno se sirve de 7:30 a 10:30; los domingos, hasta las 11:00.',
  'Cancelación gratuita hasta 48 horas antes de la llegada.',
  'Arreglamos pinchazos al momento. Para una puesta a punto, pide cita.',
  'Alquilamos bicis eléctricas: 35 € al día, 180 € a la semana.',
  'La bici infantil de 16 pulgadas sirve de los 4 a los 6 años.',
  'Cambiamos la cadena cada 2000 km, más o menos.',
  'Doña Carmen, la del 3.º B, dice que el pan de ayer está mejor que el de hoy.',
  '¿Que no te gusta? Te devolvemos el dinero. ¡Así de fácil!',
  'Tel. fijo y WhatsApp. Sr. Gómez, al aparato.',
  '«Lo bueno, si breve, dos veces bueno», decía Gracián.',
  'Ven en metro (línea 3, Lavapiés) o en bici: hay aparcabicis en la puerta.',
  'Un 20 % de descuento para mayores de 65 años y familias numerosas.',
  'Se vende por kilos: 1 kg, 4,20 €; ½ kg, 2,30 €.',
  'En 2024 pasaron por aquí 1.250 personas; en 2023, 980.',
  'El aula virtual, el agua caliente y el hambre no se discuten.',
  'Una vez al año, el 15 de agosto, la plaza se llena de mesas.',
  'De 8 a 10 alumnos por grupo. A partir de 12, abrimos otro.',
  'Quedan 1 o 2 plazas. Hay 21 bicis y 1 remolque.',
  'Fase 1, horas teóricas; fase 2, horas prácticas.',
  'La visita guiada cuesta 5 €; la visita libre, 3 €.',
  'Tomó un vino, un café y un bocadillo, y se fue por donde vino.',
  'El libro se presta por 15 días; los cómics, por 7.',
  'Ni de día ni de noche: siempre hay alguien.',
  'Del 1 al 15 de julio, jornada intensiva de 8:00 a 15:00.',
  'A veces llueve; a veces, no. Lleva paraguas.',
  'Sesión continua: 16:00, 18:15, 20:30 y 22:45.',
  'La ruta sale del km 0 y tiene 12,5 km y 340 m de desnivel.',
  'Los lunes cerramos por descanso, salvo festivos.',
  'El perro se llama Tobi y la gata, Luna. Ana Ruiz los cuida.',
];

/** What the bakery may well do. */
export const harmlessInBakery: readonly Slip[] = [
  slip('a window between two widths', 'theme/tahona.css', '@media (width >= 64rem)', '@media (64rem <= width < 90rem)'),
  slip(
    'a slant in degrees',
    'theme/tahona.css',
    'italic;\n  letter-spacing: 0;',
    'oblique 10deg;\n  letter-spacing: 0;',
  ),
  slip('a price by weight', 'facts.yaml', '"4,20 €"', '"4,20 €/kg"'),
  slip(
    'the map by the name of the bakery',
    'places/locations.yaml',
    'query=Paseo%20de%20la%20Ribera',
    'query=Tahona+del+R%C3%ADo',
  ),
  slip('words below hours', 'pages/home.yaml', 'period: "11:00"', 'period: "A media mañana"'),
  slip('a note with its sign', 'settings.yaml', 'organisationType: Bakery', 'organisationType: Bakery # una tahona'),
  slip('a dearer loaf', 'facts.yaml', 'value: "4,20 €"', 'value: "4,35 €"'),
  slip('a price without decimals', 'facts.yaml', 'value: "19,50 €"', 'value: "20 €"'),
  slip('a price of a kilo', 'facts.yaml', 'value: "4,80 €"', 'value: "4,80 €/kg"'),
  slip('a price from so much', 'facts.yaml', 'value: "19,50 €"', 'value: "desde 19,50 €"'),
  slip('the year in two words', 'facts.yaml', 'value: "1987"', 'value: "otoño de 1987"'),
  slip('a long rest', 'facts.yaml', 'value: 18,', 'value: 24,'),
  slip('other hours', 'settings.yaml', 'de 7:30 a 14:30', 'de 7:00 a 14:30'),
  slip('open until midnight', 'settings.yaml', 'de 17:00 a 20:30', 'de 17:00 a 24:00'),
  slip('open through the night', 'settings.yaml', 'Los lunes descansa el horno.', 'En Nochebuena, de 22:00 a 2:00.'),
  slip('hours with a dot', 'places/locations.yaml', 'de 8:00 a 14:30', 'de 8.00 a 14.30 h'),
  slip(
    'a shop of its own phone with an extension',
    'places/locations.yaml',
    'phone: "+34 900 000 022"',
    'phone: "+34 900 00 00 22"',
  ),
  slip('a phone without its country', 'places/locations.yaml', 'phone: "+34 900 000 022"', 'phone: "900 000 022"'),
  slip(
    'an address without a number',
    'places/locations.yaml',
    'address: "Paseo de la Ribera, 31, Villaclara"',
    'address: "Paseo de la Ribera, s/n, Villaclara"',
  ),
  slip(
    'a bread more',
    BREADS,
    '      - figure: "{{facts.molletes}}"\n',
    '      - figure: "1,80 €"\n        title: "Colines"\n        text: "Para picar."\n      - figure: "{{facts.molletes}}"\n',
  ),
  slip(
    'breads in another order',
    'navigation.yaml',
    '  - { label: "Panes", page: panes }\n  - { label: "El obrador", page: obrador }',
    '  - { label: "El obrador", page: obrador }\n  - { label: "Panes", page: panes }',
  ),
  slip('an offer of dozens', BREADS, 'note: "Los alérgenos', 'note: "Docena de 13. Los alérgenos'),
  slip(
    'a date with its right weekday',
    'pages/obrador.yaml',
    'El primer sábado de mes abrimos',
    'El sábado 7 de marzo de 2026 abrimos',
  ),
  slip(
    'a feast without its year',
    'pages/obrador.yaml',
    'El primer sábado de mes abrimos',
    'El sábado 15 de mayo abrimos',
  ),
  slip(
    'the 29th of February of a leap year',
    'pages/obrador.yaml',
    'El primer sábado de mes abrimos',
    'El 29 de febrero de 2028 abrimos',
  ),
  slip('a span of years', 'pages/obrador.yaml', '"En números redondos"', '"En números redondos (1987-2025)"'),
  slip(
    'a season across two years',
    'pages/obrador.yaml',
    '"En números redondos"',
    '"En números redondos (temporada 2025/26)"',
  ),
  slip('a result of a match', 'pages/obrador.yaml', '"En números redondos"', '"Ganamos 3-2"'),
  slip(
    'a page out on a day to come, to which nothing leads',
    'pages/tiendas.yaml',
    '    id: tambien\n',
    '    id: tambien\n    publish: 2026-01-15\n',
  ),
  slip(
    'a section until Easter',
    'pages/tiendas.yaml',
    '    id: tambien\n',
    '    id: tambien\n    publish: 2026-01-15\n    expire: 2026-04-05\n',
  ),
  slip('a link to a part of another page', QUESTIONS, 'href="page:contacto"', 'href="page:tiendas#direcciones"'),
  slip(
    'a link to a web address of many signs',
    QUESTIONS,
    '<a href="page:contacto">avísanos</a>',
    '<a href="https://es.wikipedia.org/wiki/Pan_(alimento)?action=view&amp;lang=es#Historia">lee aquí la historia del pan</a>',
  ),
  slip(
    'a phone link to the number that it shows',
    QUESTIONS,
    'Claro. Trae',
    "Llama al <a href='tel:+34900000022'>900 000 022</a>. Trae",
  ),
  slip(
    'a mail link to the address that it shows',
    QUESTIONS,
    'Claro. Trae',
    "Escribe a <a href='mailto:hola@tahonadelrio.example?subject=Masa'>hola@tahonadelrio.example</a>. Trae",
  ),
  slip(
    'a mail link of other words',
    QUESTIONS,
    'Claro. Trae',
    "<a href='mailto:obrador@tahonadelrio.example'>Escribe al obrador</a>. Trae",
  ),
  slip('somebody else’s address in a text', QUESTIONS, 'Claro. Trae', 'Pregunta en info@molinodearbas.example. Trae'),
  slip('one sentence that comes back', QUESTIONS, 'Claro. Trae un tarro', 'Claro que sí. Claro. Trae un tarro'),
  slip('yes, yes and no, no', QUESTIONS, 'A casas, no.', 'A casas no, no y no. Bueno, bueno… ya veremos.'),
  slip(
    'the text in bold type in part',
    QUESTIONS,
    'cada mañana antes de las ocho',
    '<strong>cada mañana</strong> antes de las ocho',
  ),
  slip(
    'a bold beginning of a paragraph',
    'pages/obrador.yaml',
    'Una masa rápida',
    '<strong>Ojo:</strong> una masa rápida',
  ),
  slip('one line break', 'pages/obrador.yaml', 'se hace. La nuestra', 'se hace.<br>La nuestra'),
  slip('less than, written for HTML', 'pages/obrador.yaml', 'La nuestra pasa', 'A &lt; 18 grados, la nuestra pasa'),
  slip('letters for the grades of flour', BREADS, 'Harina de fuerza, huevos', 'Harina W-300 (tipo 00), huevos'),
  slip('a word of Latin', 'pages/obrador.yaml', 'gane sabor', 'gane sabor (Saccharomyces cerevisiae)'),
  slip('an exclamation of two marks', 'pages/home.yaml', 'title: "Pan sin prisa"', 'title: "¡Pan sin prisa!"'),
  slip('a question that is an exclamation', 'pages/home.yaml', 'title: "Pan sin prisa"', 'title: "¿¡Pan sin prisa!?"'),
  slip(
    'a drawing that two sections show',
    'pages/tiendas.yaml',
    'intro: "{{settings.officeHours}}"',
    'intro: "{{settings.officeHours}}"\n    media: { src: drawings/horno.svg, decorative: true }',
  ),
  slip(
    'a focus and a crop',
    'pages/home.yaml',
    'src: hogaza.jpg, alt: "Una hogaza enharinada y',
    'src: hogaza.jpg, focus: { x: 30, y: 100 }, crop: { left: 10, right: 20 }, alt: "Una hogaza enharinada y',
  ),
  slip(
    'two buttons to one page',
    'pages/obrador.yaml',
    '      - { label: "Cómo llegar", page: tiendas }',
    '      - { label: "Cómo llegar", page: tiendas }\n      - { label: "Ver el horario", page: tiendas, anchor: direcciones }',
  ),
  slip(
    'another button of the same name to the same page',
    'pages/tiendas.yaml',
    '    id: tambien\n',
    '    id: tambien\n    actions:\n      - { label: "Todos los panes y precios", page: panes }\n',
  ),
  slip('a section without its eyebrow', 'pages/obrador.yaml', '    eyebrow: "El obrador"\n', ''),
  slip(
    'one language in braces',
    'pages/obrador.yaml',
    'title: "De dónde venimos"',
    'title: { es: "De dónde venimos" }',
  ),
  slip(
    'a quotation in another language',
    'pages/obrador.yaml',
    'El pan bueno se reconoce al día siguiente.',
    '«Good bread takes its time», decía un cliente inglés.',
  ),
  slip('a suffix with a dash', 'settings.yaml', '" · Tahona del Río"', '" – Tahona del Río"'),
  slip('a suffix with a comma', 'settings.yaml', '" · Tahona del Río"', '", Tahona del Río"'),
  // The look
  slip('a darker text', TOKENS, '--light-text: #33200f;', '--light-text: #22160a;'),
  slip('a colour by its name', TOKENS, '--call-text: #fffaf0;', '--call-text: white;'),
  slip('a colour in another notation', TOKENS, '--call: #b8461c;', '--call: rgb(184 70 28);'),
  slip('a colour in the notation of old', TOKENS, '--call: #b8461c;', '--call: rgb(184, 70, 28);'),
  slip('a colour in oklch', TOKENS, '--call: #b8461c;', '--call: oklch(45% 0.15 40);'),
  slip('a mixed colour', TOKENS, '--call-hover: #9c3914;', '--call-hover: color-mix(in srgb, var(--call), black 15%);'),
  slip('a colour of the theme’s own', TOKENS, '--call: #b8461c;', '--brasa: #b8461c;\n  --call: var(--brasa);'),
  slip('a colour with a fall-back', TOKENS, '--call: #b8461c;', '--call: var(--brasa, #b8461c);'),
  slip('no radius', TOKENS, '--radius-1: 14px;', '--radius-1: 0;'),
  slip('a calculated length', TOKENS, '--radius-2: 26px;', '--radius-2: calc(2 * 13px);'),
  slip('a colour with its opacity', TOKENS, '--backdrop: rgb(58 33 18 / 0.78);', '--backdrop: #3a2112c7;'),
  slip(
    'a rule more',
    'theme/tahona.css',
    '.button {\n',
    '.badge:hover,\n.badge:focus-visible {\n  outline: 2px solid currentcolor;\n}\n\n.button {\n',
  ),
  slip(
    'a ring drawn another way',
    'theme/tahona.css',
    '.button {\n',
    '.button:focus-visible {\n  box-shadow: 0 0 0 3px var(--accent);\n  outline: none;\n}\n\n.button {\n',
  ),
  slip(
    'no ring for the mouse',
    'theme/tahona.css',
    '.button {\n',
    '.button:focus:not(:focus-visible) {\n  outline: none;\n}\n\n.button {\n',
  ),
  slip(
    'a property of one browser',
    'theme/tahona.css',
    '.button {\n',
    '.button {\n  -webkit-font-smoothing: antialiased;\n  text-wrap: pretty;\n',
  ),
  slip(
    'a dark scheme of the theme',
    'theme/tahona.css',
    '.button {\n',
    '@media print {\n  .site-header {\n    display: none;\n  }\n}\n\n.button {\n',
  ),
  slip(
    'a pattern drawn by the style sheet',
    'theme/tahona.css',
    '.checklist-sheet__box {\n',
    `.checklist-sheet__box {\n  background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E");\n`,
  ),
  slip('a font of the computer more', TOKENS, '--font-text: Charter,', '--font-text: "Source Serif 4", Charter,'),
  slip('what is free', 'facts.yaml', 'value: "4,80 €"', 'value: "0 €"'),
  slip('a label that asks', 'navigation.yaml', 'label: "Tiendas"', 'label: "¿Dónde?"'),
  slip('a shop of a year', 'settings.yaml', 'brand: "Tahona del Río"', 'brand: "Tahona 1987"'),
  slip(
    'bread that is bread',
    QUESTIONS,
    '<p>Claro. Trae un tarro',
    '<p>Pan pan, lo que se dice pan. Claro. Trae un tarro',
  ),
  slip('a shape that a part of the drawing fills', TOKENS, ':root {', '.mark {\n  fill: url(#c\\)d);\n}\n\n:root {'),
  ...[
    'Desde entonces, pan a diario.',
    'Abrimos a las 7:30 y cerramos a las 14:30.',
    'Cuesta 2,50 € la barra, 5 € las dos.',
    'Amasamos 300 kg al día.',
    'El horno está a 240 grados, ni uno más.',
    'Nuestro croissant, para chuparse los dedos.',
    'A mí me gusta con aceite; a ti, con tomate.',
    'Pan, queso y vino.',
    'Hacemos muffins, brownies y cookies.',
    '¿Lo quieres cortado?',
    'Pan pan, no de molde.',
    'Del 1 al 15 de agosto, cerrado.',
    'Reservas en el 987 12 34 56.',
    'Harina T-80, sal y agua.',
  ].map((said) =>
    slip(`said: ${said}`, 'pages/obrador.yaml', 'el día de San Isidro."', `el día de San Isidro. ${said}"`),
  ),
  ...SAID_ELSEWHERE.map((said) =>
    slip(`said elsewhere: ${said}`, BAKEHOUSE, 'Es gratis y no hay que apuntarse.', said),
  ),
];

const HOME = 'pages/home.yaml';
const PLACES = 'places/locations.yaml';

/** When something takes place, on both pages that say so. */
function onBothPages(name: string, written: string, typed: string): Slip {
  const edit: Slip['edit'] = (_text, files) =>
    Object.fromEntries(
      [HOME, 'pages/events.yaml'].map((page) => [
        page,
        replaced(new TextDecoder().decode(files.get(page)), written, typed),
      ]),
    );
  return { name, file: HOME, edit };
}

/** What the library may well do. */
export const harmlessInLibrary: readonly Slip[] = [
  slip('more books', 'facts.yaml', 'value: 84000', 'value: 86500'),
  onBothPages(
    'another hour in all three',
    'ca: "Dimarts, 17.30 h", es: "Martes, 17:30", en: "Tuesday, 5.30pm"',
    'ca: "Dimarts, 18.15 h", es: "Martes, 18:15", en: "Tuesday, 6.15pm"',
  ),
  onBothPages(
    'another day in all three',
    'ca: "Dijous, 19 h", es: "Jueves, 19:00", en: "Thursday, 7pm"',
    'ca: "Divendres, 20 h", es: "Viernes, 20:00", en: "Friday, 8pm"',
  ),
  pairs('noon in all three', HOME, [
    'ca: "Dissabte, 11 h", es: "Sábado, 11:00", en: "Saturday, 11am"',
    'ca: "Dissabte, 12 h", es: "Sábado, 12:00", en: "Saturday, 12 noon"',
  ]),
  pairs('half past in words', HOME, [
    'ca: "Dissabte, 11 h", es: "Sábado, 11:00", en: "Saturday, 11am"',
    'ca: "Dissabte al matí", es: "Sábado por la mañana", en: "Saturday morning"',
  ]),
  pairs('figures for words in one language', HOME, [
    'es: "Cuarenta cabeceras, en papel',
    'es: "40 cabeceras, en papel',
  ]),
  pairs('a title that is the same in all', HOME, [
    '{ ca: "Premsa", es: "Prensa", en: "Newspapers" }',
    '{ ca: "Podcast", es: "Podcast", en: "Podcast" }',
  ]),
  pairs('a name that is not translated', 'pages/events.yaml', [
    '{ ca: "Escacs al pati", es: "Ajedrez en el patio", en: "Courtyard chess" }',
    '{ ca: "Jazz amb Can Mirall Trio", es: "Jazz con Can Mirall Trio", en: "Jazz with Can Mirall Trio" }',
  ]),
  pairs(
    'a quotation of another language',
    'blog/posts/winter-shelf.yaml',
    ['i molta neu.', 'i molta neu («Call me Ishmael», vaja).'],
    ['y mucha nieve.', 'y mucha nieve («Call me Ishmael», vaya).'],
    ['great deal of snow.', 'great deal of snow (“Call me Ishmael”, indeed).'],
  ),
  pairs(
    'a date in all three',
    'blog/posts/winter-shelf.yaml',
    ['deixeu-hi la vostra: al març', 'deixeu-hi la vostra: el 14 de març de 2026'],
    ['deja la tuya: en marzo', 'deja la tuya: el 14 de marzo de 2026'],
    ['leave a note of your own: in March', 'leave a note of your own: on 14 March 2026'],
  ),
  pairs(
    'a weekday and a date in all three',
    'blog/posts/winter-shelf.yaml',
    ['deixeu-hi la vostra: al març', 'deixeu-hi la vostra: el dissabte 14 de març de 2026'],
    ['deja la tuya: en marzo', 'deja la tuya: el sábado 14 de marzo de 2026'],
    ['leave a note of your own: in March', 'leave a note of your own: on Saturday 14 March 2026'],
  ),
  pairs(
    'a price in all three',
    'faqs/readers.yaml',
    ['És gratuït, es fa', 'És gratuït (abans, 2,50 €), es fa'],
    ['Es gratis, se hace', 'Es gratis (antes, 2,50 €), se hace'],
    ['It is free, takes', 'It is free (it was €2.50), takes'],
  ),
  pairs(
    'a paragraph more in all three',
    'faqs/readers.yaml',
    ['No posem multes.', 'No posem multes.</p><p>De debò.'],
    ['No ponemos multas.', 'No ponemos multas.</p><p>De verdad.'],
    ['There are no fines.', 'There are no fines.</p><p>Really.'],
  ),
  pairs(
    'quarters of an hour before the hour that comes',
    'faqs/readers.yaml',
    ['No posem multes.', 'No posem multes.</p><p>Tanquem a tres quarts de vuit.'],
    ['No ponemos multas.', 'No ponemos multas.</p><p>Cerramos a las 7:45.'],
    ['There are no fines.', 'There are no fines.</p><p>We close at 7.45.'],
  ),
  pairs(
    'hours of the afternoon in words and in figures',
    'faqs/readers.yaml',
    ['No posem multes.', 'No posem multes.</p><p>Els dijous a la tarda, de cinc a set.'],
    ['No ponemos multas.', 'No ponemos multas.</p><p>Los jueves por la tarde, de 17 a 19 h.'],
    ['There are no fines.', 'There are no fines.</p><p>Thursday afternoons, 5 to 7.'],
  ),
  slip('a person of the team', 'blog/posts/seeds.yaml', 'author: "Ot Ferrer"', 'author: "Ot Ferrer i Núria Ll. Puig"'),
  slip('an article of yesterday', 'blog/posts/winter-shelf.yaml', 'date: 2025-12-01', 'date: 2025-12-30'),
  slip('a tag more', 'blog/posts/seeds.yaml', 'tags: [garden, house]', 'tags: [garden, house, reading]'),
  slip('an icon more', HOME, 'icon: wifi', 'icon: plug'),
  slip(
    'the hours of each day',
    PLACES,
    'mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
    'openingHours:\n    - { days: [monday, tuesday], opens: "09:00", closes: "14:00" }\n    - { days: [monday, tuesday], opens: "16:00", closes: "20:00" }\n    - { days: [sunday], opens: "10:00", closes: "14:00" }\n  mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
  ),
  slip(
    'the hours of a season',
    PLACES,
    'mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
    'openingHours:\n    - { days: [monday], opens: "09:00", closes: "21:00" }\n    - { days: [monday], opens: "09:00", closes: "14:00", from: 2026-07-01, until: 2026-08-31 }\n  mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
  ),
  slip('both houses by one phone', PLACES, '+34 900 000 041', '+34 900 000 042'),
  slip(
    'the two addresses of one garden',
    PLACES,
    'address: "Jardins de Can Mirall, s/n, Sant Jordi de Mar"',
    'address: "Carrer del Mirall, 14, Sant Jordi de Mar"',
  ),
  slip(
    'without a network',
    'navigation.yaml',
    '    - { label: { ca: "Facebook", es: "Facebook", en: "Facebook" }, url: "https://www.facebook.com/canmirall.example", icon: brand-facebook }\n',
    '',
  ),
  slip('two countries more', 'settings.yaml', 'countries: [AD]', 'countries: [AD, FR]'),
  edit('saved on Windows', HOME, (text) => text.replaceAll('\n', '\r\n')),
  appended('a note in Catalan', 'navigation.yaml', '# Falta l’enllaç a Mastodon: «pendent».\n'),
  slip('a lighter line', 'theme/tokens.css', '--light-line: #ccd9e2;', '--light-line: #dde6ec;'),
  slip('a ground a little darker', 'theme/tokens.css', '--tinted-ground: #e3eef2;', '--tinted-ground: #dcE9Ee;'),
  ...(
    [
      ['Us hi esperem.', 'Te esperamos.', 'See you there.'],
      [
        'Obert tot l’any, excepte l’1 de maig.',
        'Abierto todo el año, excepto el 1 de mayo.',
        'Open all year, except on 1 May.',
      ],
      ['Sala per a 40 persones.', 'Sala para 40 personas.', 'Room for forty.'],
      [
        'El carnet val 5 €, i dura dos anys.',
        'El carné vale 5 €, y dura dos años.',
        'A card is €5, and lasts two years.',
      ],
      [
        'Club de lectura, cada dijous a dos quarts de vuit.',
        'Club de lectura, cada jueves a las 19:30.',
        'Reading group, every Thursday at 7.30pm.',
      ],
      ['Busqueu-nos a la plaça.', 'Búscanos en la plaza.', 'Look for us on the square.'],
      ['Contes, cançons i titelles.', 'Cuentos, canciones y títeres.', 'Stories, songs and puppets.'],
      ['Avui, demà i sempre.', 'Hoy, mañana y siempre.', 'Today, tomorrow, always.'],
    ] as const
  ).map(([ca, es, en]) =>
    pairs(
      `said in three ways: ${ca}`,
      'pages/visit.yaml',
      ['del pavelló del jardí."', `del pavelló del jardí. ${ca}"`],
      ['del pabellón del jardín."', `del pabellón del jardín. ${es}"`],
      ['the garden pavilion."', `the garden pavilion. ${en}"`],
    ),
  ),
];

/** What the pottery studio may well do. */
export const harmlessInPottery: readonly Slip[] = [
  slip('a dearer course', 'facts.yaml', 'value: 240 }', 'value: 265 }'),
  slip('the whole dearer than before', 'facts.yaml', 'value: 490 }', 'value: 510 }'),
  slip('a day for a course', 'catalogue/courses/module-2.yaml', 'intake: {', 'start: 2026-10-01\nintake: {'),
  slip('a month for a course', 'catalogue/courses/module-2.yaml', 'intake: {', 'start: 2026-10\nintake: {'),
  slip(
    'the hours of a course for search engines',
    'catalogue/courses/module-2.yaml',
    'intake: {',
    'workloadHours: 18\nmode: onsite\nlocation: madrid\nintake: {',
  ),
  slip(
    'courses in another order',
    'catalogue/categories.yaml',
    '[raku, porcelain, wood-kiln]',
    '[wood-kiln, raku, porcelain]',
  ),
  slip(
    'a testimonial less',
    'pages/complete-wheel.yaml',
    '[carla-ruiz, david-lara, elena-pons, mario-vega, nadia-flores, pablo-prats]',
    '[pablo-prats, carla-ruiz, david-lara, elena-pons, mario-vega, nadia-flores]',
  ),
  pairs('other weeks in both', 'pages/complete-wheel.yaml', [
    '{ es: "Semanas 4 a 8", en: "Weeks 4 to 8" }',
    '{ es: "Semanas 4 a 7", en: "Weeks 4 to 7" }',
  ]),
  pairs('a title of another kind', 'pages/process.yaml', [
    '{ es: "Las tres fases", en: "The three phases" }',
    '{ es: "Las fases, una a una", en: "The phases, one by one" }',
  ]),
  pairs('other pieces in both', 'pages/complete-wheel.yaml', [
    '{ es: "Doce piezas, de las pruebas a la mesa.", en: "Twelve pieces, from the tests to the table." }',
    '{ es: "10 piezas, de las pruebas a la mesa.", en: "Ten pieces, from the tests to the table." }',
  ]),
  slip(
    'one portrait for two people',
    'people/instructors.yaml',
    'image: { src: people/verde.svg, alt: { es: "Retrato dibujado de Bruno Rey"',
    'image: { src: people/azul.svg, alt: { es: "Retrato dibujado de Bruno Rey"',
  ),
  slip(
    'a person without portrait',
    'people/instructors.yaml',
    '  image: { src: people/verde.svg, alt: { es: "Retrato dibujado de Bruno Rey", en: "Drawn portrait of Bruno Rey" } }\n',
    '',
  ),
  slip(
    'a name with a particle',
    'people/testimonials.yaml',
    'name: "Pablo Prats"',
    'name: "Pablo de la Prats-McAllister"',
  ),
  slip('initials for a name', 'people/testimonials.yaml', 'name: "Pablo Prats"', 'name: "P. P."'),
  slip(
    'a stay of the same village',
    'places/accommodations.yaml',
    'phone: "+34 900 000 054"',
    'phone: "+34 900 000 055"',
  ),
  slip(
    'a map of another kind',
    'places/locations.yaml',
    'mapUrl: "https://www.openstreetmap.org/search?query=Rascafr%C3%ADa"',
    'mapUrl: "https://maps.app.goo.gl/AbCdEf123"',
  ),
  slip('a headline of another day', 'blog/press.yaml', 'date: 2024-11-07', 'date: 2024-11-08'),
  pairs(
    'notices that change on another day',
    'banners.yaml',
    ['until: "05-31"', 'until: "06-14"'],
    ['from: "06-01"', 'from: "06-15"'],
  ),
  pairs(
    'places left in both',
    'banners.yaml',
    ['Quedan plazas."', 'Quedan 2 plazas."'],
    ['There are places left."', 'There are 2 places left."'],
  ),
  slip(
    'an old address more',
    'redirects.yaml',
    '  - from: "/home2"',
    '  - from: "/clases.php"\n    page: courses\n  - from: "/home2"',
  ),
  slip('an id of the tag manager', 'settings.yaml', 'tagManager: ""', 'tagManager: "GTM-K7XQ2ZP"'),
  slip('an id of analytics', 'settings.yaml', 'analytics: ""', 'analytics: "G-8KD3L2M1QX"'),
  slip(
    'the page of another name in the trail',
    'pages/complete-wheel.yaml',
    'kind: website\n',
    'kind: website\nparent: courses\nshortTitle: { es: "Completo", en: "Complete" }\n',
  ),
  slip('a page looked over', 'pages/complete-wheel.yaml', 'kind: website\n', 'kind: website\nupdated: 2025-06-10\n'),
  slip('a softer accent', 'theme/tokens.css', '--light-accent: #9a3d20;', '--light-accent: #8f3a1f;'),
  slip('a paper of another name', 'blog/press.yaml', 'source: "Revista Cuenco"', 'source: "Canal 24"'),
  slip(
    'a label that is a year',
    'banners.yaml',
    'label: { es: "Ver el módulo 1", en: "See module 1" }',
    'label: { es: "2026", en: "2026" }',
  ),
  slip(
    'a date still to come',
    'banners.yaml',
    'es: "El próximo grupo de torno empieza en primavera. Quedan plazas."',
    'es: "El próximo grupo de torno: fecha por confirmar. Quedan plazas."',
  ),
  slip('an author with initials', 'blog/press.yaml', 'source: "Radio Ejemplo"', 'source: "Radio Ejemplo, S. A."'),
  ...(
    [
      ['Trae 2 kg de barro.', 'Bring 4 lbs of clay.'],
      ['El horno llega a 1.240 °C.', 'The kiln reaches 2,264 °F.'],
      ['Se tarda de 10 a 12 horas.', 'It takes ten to twelve hours.'],
      ['Hacemos rakú, neriage y terra sigillata.', 'We make raku, neriage and terra sigillata.'],
      ['La pieza mide 30 cm.', 'The piece is 12 inches tall.'],
      ['Cuesta 45 €.', 'It costs 45 euros.'],
      ['El taller mide 80 m².', 'The studio is 860 sq ft.'],
      ['A tu aire, sin prisas.', 'At your own pace.'],
    ] as const
  ).map(([es, en]) =>
    pairs(
      `said in two ways: ${es}`,
      'faqs/general.yaml',
      ['te lo dejamos.', `te lo dejamos. ${es}`],
      ['lend you an apron.', `lend you an apron. ${en}`],
    ),
  ),
];
