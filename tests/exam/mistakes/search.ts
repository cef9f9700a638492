import { put, type Slip, slip, slips } from '../mistake';

const NEW_PAGE = `path: { es: "/becas", en: "/scholarships" }
title: { es: "Becas para la formación", en: "Scholarships for training" }
description:
  es: "Qué becas hay para estudiar control aéreo, quién las da, qué requisitos piden y cuándo se solicitan. Te ayudamos con los papeles."
  en: "Which scholarships there are for studying air traffic control, who gives them, what they require and when to apply for them."
kind: website
sections:
  - type: hero
    size: page
    tone: dark
    title: { es: "Becas para estudiar", en: "Scholarships to study" }
`;
const BLOG_DESCRIPTION = `description:
  es: "Artículos sobre la profesión de controlador aéreo en España: requisitos, procesos selectivos, pruebas FEAST y PDEA, formación, sueldos y día a día."
  en: "Articles about working as an air traffic controller in Spain: requirements, selection processes, FEAST and PDEA tests, training, pay and daily work."
`;
const CONTACT =
  'es: "Escribe o llama: formulario, teléfonos de Madrid y Gran Canaria, horario de oficina y direcciones. Respondemos con fechas, precios y requisitos."';
const contact = (name: string, description: string): Slip =>
  slip(name, 'pages/contact.yaml', CONTACT, `es: "${description}"`);
const POST = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const META =
  'es: "Nivel de entrada, horquilla bruta anual y factores que mueven el sueldo de un controlador aéreo en España, con sus porqués."';
const SETTINGS = 'settings.yaml';
const TESTS = 'blog/posts/pruebas-feast-pdea-y-psicotecnicos.yaml';

/** What a search engine reads of a page. */
export const search: readonly Slip[] = [
  slip('deleted the description of a page', 'pages/blog.yaml', BLOG_DESCRIPTION, '', 1, 'path:', 'keywords:'),
  slip(
    'left the description of a page empty',
    'pages/madrid.yaml',
    'en: "The school’s Madrid centre: classrooms and air traffic control simulators, address, map and transport. The Complete Rating is taught here, in person."',
    'en: ""',
  ),
  slip(
    'a title longer than search engines show',
    'pages/courses.yaml',
    'title:\n  es: "Cursos de controlador aéreo"',
    'title:\n  es: "Cursos de controlador aéreo en Madrid: Bloque 1, Bloque 2, Habilitación Completa, formación avanzada y procesos selectivos"',
  ),
  slip(
    'a title of one word',
    'pages/services.yaml',
    'title:\n  es: "Servicios para la navegación aérea"\n  en: "Services for air navigation providers"',
    'title:\n  es: "S"\n  en: "Services for air navigation providers"',
  ),
  slip(
    'a description longer than search engines show',
    'pages/contact.yaml',
    'Respondemos con fechas, precios y requisitos."',
    'Respondemos con fechas, precios y requisitos, y te contamos con calma cómo son los cursos, qué salidas tienen, cómo se pagan y qué becas hay para ellos."',
  ),
  slip(
    'a description of two words',
    'pages/success.yaml',
    'en: "We have received your message and will reply during office hours, Monday to Friday. In the meantime you can look through the school’s courses."',
    'en: "Message sent."',
  ),
  slip(
    'a short description of a page that is found',
    'pages/blog.yaml',
    'en: "Articles about working as an air traffic controller in Spain: requirements, selection processes, FEAST and PDEA tests, training, pay and daily work."',
    'en: "Our blog."',
  ),
  slip(
    'the title of another page',
    'pages/madrid.yaml',
    'title:\n  es: "Centro de Madrid"',
    'title:\n  es: "Contacto"',
  ),
  slip(
    'the English title of another page',
    'pages/services.yaml',
    'title:\n  es: "Servicios para la navegación aérea"\n  en: "Services for air navigation providers"',
    'title:\n  es: "Servicios para la navegación aérea"\n  en: "Air traffic controller courses"',
  ),
  slip(
    'the description of another page',
    'pages/cookie-policy.yaml',
    'es: "Qué guarda esta web en tu navegador, para qué sirve y cómo aceptar o rechazar las categorías opcionales de análisis y de publicidad en todo momento."',
    'es: "Qué datos personales recoge esta web cuando nos escribes, para qué se usan y cómo puedes ejercer tus derechos de acceso, rectificación y supresión."',
  ),
  slip(
    'a page of the menu hidden from search engines',
    'pages/courses.yaml',
    'kind: website\n',
    'kind: website\nnoindex: true\n',
  ),
  slip(
    'the home page hidden from search engines',
    'pages/home.yaml',
    'kind: website\n',
    'kind: website\nnoindex: true\n',
  ),
  put('a page to which no link leads', 'pages/becas.yaml', NEW_PAGE),
  slip(
    'the name of the school in a title that gets it anyway',
    'pages/contact.yaml',
    'title:\n  es: "Contacto"\n  en: "Contact"\n',
    'title:\n  es: "Contacto | Escuela Vector"\n  en: "Contact | Vector ATC School"\n',
  ),
  slip(
    'HTML in a description',
    'pages/contact.yaml',
    'description:\n  es: "Escribe o llama:',
    'description:\n  es: "<b>Escribe o llama:</b>',
  ),
  slip(
    'the title of an article for search engines too long',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'metaTitle: { es: "Sueldo de un controlador aéreo en España"',
    'metaTitle: { es: "Sueldo de un controlador aéreo en España en 2025: nivel de entrada, horquilla, turnos, dependencias y cargos"',
  ),
  slip(
    'the description of an article for search engines too long',
    'blog/posts/requisitos-para-ser-controlador-aereo.yaml',
    'en: "The five requirements to become an air traffic controller in Spain, one by one: age,',
    'en: "The five requirements to become an air traffic controller in Spain, explained slowly and one by one for those who begin, with everything that you have to bring along: age,',
  ),
  slip(
    'the title of another article',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'title: { es: "Cuánto gana un controlador aéreo", en: "What air traffic controllers earn" }',
    'title: { es: "Requisitos para ser controlador", en: "What air traffic controllers earn" }',
  ),
  slip(
    'the description of another article',
    'blog/posts/escasez-de-controladores-aereos.yaml',
    'es: "656 jubilaciones, 279 bajas por reserva y 819 plazas: así se llega a un déficit neto de 116 controladores aéreos, y así se lee."',
    'es: "Nivel de entrada, horquilla bruta anual y factores que mueven el sueldo de un controlador aéreo en España, con sus porqués."',
  ),
  slip(
    'a page in all capitals for search engines',
    'pages/blog.yaml',
    'title:\n  es: "Blog de control aéreo"',
    'title:\n  es: "BLOG DE CONTROL AÉREO"',
  ),
  slip(
    'a second large opening on a page',
    'pages/blog.yaml',
    '  - type: blog-index',
    '  - type: hero\n    size: page\n    tone: dark\n    title: { es: "Más artículos", en: "More articles" }\n  - type: blog-index',
  ),
  slip(
    'the articles without their title in the template',
    'pages/post.yaml',
    'title:\n  es: "{{entry.title}} | Blog"\n  en: "{{entry.title}} | Blog"',
    'title:\n  es: "Artículo del blog"\n  en: "Blog article"',
  ),
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
  slip('a suffix without its space', 'settings.yaml', 'es: " | Escuela Vector"', 'es: "| Escuela Vector"'),
  slip('the suffix with another name', SETTINGS, 'es: " | Escuela Vector"', 'es: " | Escuela Vetcor"'),
  slips(
    'the title for search engines of another post',
    TESTS,
    ['es: "Cómo preparar FEAST, PDEA y psicotécnicos"', 'es: "Requisitos para ser controlador aéreo"'],
    ['en: "Preparing for FEAST, PDEA and psychometrics"', 'en: "Requirements to become an air traffic controller"'],
  ),
  slip('only the name behind each title', SETTINGS, '  es: " | Escuela Vector"', '  es: "Escuela Vector"'),
  slip(
    'arrivals counted on the page of a form',
    'pages/contact.yaml',
    'kind: website',
    'kind: website\nconversion: true',
  ),
  slip(
    'the page after a form shown to search engines',
    'pages/success.yaml',
    'noindex: true\n',
    '',
    'conversion: true',
  ),
  slips(
    'the description of a page that begins with another course, in both languages',
    'pages/block-1.yaml',
    ['es: "Bloque 1, básico y torre, en Madrid', 'es: "Bloque 2, básico y torre, en Madrid'],
    ['en: "Block 1, basic and tower, in Madrid', 'en: "Block 2, basic and tower, in Madrid'],
  ),
  slip(
    'the short title of another page',
    'pages/services.yaml',
    'shortTitle:\n  es: "Servicios"',
    'shortTitle:\n  es: "Cursos"',
  ),
  slip(
    'a former name of the site behind each title',
    'settings.yaml',
    'es: " | Escuela Vector"',
    'es: " | Academia Vector"',
  ),
  slip(
    'keywords without a comma in one language',
    'pages/courses.yaml',
    'es: "cursos de controlador aéreo, formación inicial ATC, habilitación de torre, habilitación de ruta, formación avanzada"',
    'es: "cursos de controlador aéreo formación inicial ATC habilitación de torre habilitación de ruta formación avanzada"',
  ),
  slips(
    'keywords without a comma in both languages',
    'pages/madrid.yaml',
    [
      'es: "escuela de controladores Madrid, simulador de control aéreo, centro de formación ATC Madrid"',
      'es: "escuela de controladores Madrid simulador de control aéreo centro de formación ATC Madrid"',
    ],
    [
      'en: "ATC school Madrid, air traffic control simulator, ATC training centre Madrid"',
      'en: "ATC school Madrid air traffic control simulator ATC training centre Madrid"',
    ],
  ),
];
