import { type Slip, slip } from '../../mistake';

const POST = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const CONTACT =
  'es: "Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones. Respondemos con fechas, precios y requisitos."';
const META =
  'es: "Nivel de entrada, horquilla bruta anual y factores que mueven el sueldo de un controlador aéreo en España, con sus porqués."';
const contact = (name: string, description: string): Slip =>
  slip(name, 'pages/contact.yaml', CONTACT, `es: "${description}"`);

/** What a search engine reads, as a second person gets it wrong. */
export const search: readonly Slip[] = [
  slip(
    'wrote the name of the site into a title',
    'pages/madrid.yaml',
    'title:\n  es: "Centro de Madrid"\n',
    'title:\n  es: "Centro de Madrid | Escuela Vector"\n',
    'Centro de Madrid | Escuela Vector',
  ),
  contact(
    'pasted a description as a search engine cuts it',
    'Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones. Respondemos con fechas, precios y ...',
  ),
  contact(
    'cut a description in the middle of a sentence',
    'Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones. Respondemos con fechas, precios y',
  ),
  contact(
    'shouted a description',
    'ESCRIBE O LLAMA: FORMULARIO, TELÉFONOS DE MADRID Y GRAN CANARIA, HORARIO DE OFICINA Y DIRECCIONES. RESPONDEMOS CON FECHAS Y PRECIOS.',
  ),
  contact(
    'pasted what announces a description',
    'Meta descripción: Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones.',
  ),
  contact('wrote a description of a few words', 'Contacto de la escuela.'),
  contact(
    'wrote paragraphs in a description',
    '<p>Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones. Respondemos con fechas.</p>',
  ),
  slip(
    'wrote keywords as a network has them',
    'pages/madrid.yaml',
    'es: "escuela de controladores Madrid, simulador de control aéreo, centro de formación ATC Madrid"',
    'es: "#escuela #controladores #Madrid"',
  ),
  slip(
    'wrote the same keyword twice',
    'pages/madrid.yaml',
    'en: "ATC school Madrid, air traffic control simulator, ATC training centre Madrid"',
    'en: "ATC school Madrid, air traffic control simulator, ATC school Madrid"',
  ),
  slip(
    'wrote keywords with semicolons',
    'pages/contact.yaml',
    'es: "contacto, escuela de controladores aéreos, teléfono, Madrid, Gran Canaria, información de cursos"',
    'es: "contacto; escuela de controladores aéreos; teléfono; Madrid; Gran Canaria"',
  ),
  slip(
    'left what the title of an article is called',
    POST,
    'es: "Sueldo de un controlador aéreo en España"',
    'es: "Título del artículo"',
  ),
  slip('described an article with its own title', POST, META, 'es: "Sueldo de un controlador aéreo en España"'),
  slip(
    'ended a title with a comma',
    'pages/courses.yaml',
    'title:\n  es: "Cursos de controlador aéreo"',
    'title:\n  es: "Cursos de controlador aéreo,"',
    'es: "Cursos de controlador aéreo,"',
  ),
];
