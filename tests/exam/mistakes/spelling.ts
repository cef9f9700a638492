import { type Slip, slip } from '../mistake';

const CONTACT = 'pages/contact.yaml';
const SOON = 'El de Gran Canaria abrirá próximamente.';
const HOME = 'pages/home.yaml';
const RATING = 'pages/complete-rating.yaml';

/** Slips of the fingers, and what schools teach about writing. */
export const spelling: readonly Slip[] = [
  slip('a word used once, with two letters swapped', HOME, 'meteorología e imprevistos', 'meteorología e impervistos'),
  slip('another letter in a word used once', HOME, 'Tráfico, meteorología e', 'Tráfico, meteorolojía e'),
  slip('a letter too many in English', RATING, 'aircraft, phraseology and', 'aircraft, phrazseology and'),
  slip(
    'a lost accent',
    HOME,
    'La teoría se aplica en cada ejercicio',
    'La teoría se aplica en cada ejercicio práctico y metodico',
  ),
  slip('the accent of a letter for an apostrophe', 'pages/madrid.yaml', 'The school’s Madrid', 'The school´s Madrid'),
  slip('a month with a capital', CONTACT, SOON, 'El de Gran Canaria abrirá en Enero.', 'en Enero'),
  slip('two letters of a word swapped', HOME, 'es: "Mucho simulador y grupos', 'es: "Mucho simluador y grupos'),
  slip('a letter of a word lost', HOME, 'es: "Cursos certificados por AESA"', 'es: "Cursos certificdos por AESA"'),
  slip('a letter of a word twice', HOME, 'es: "Centro de formación inicial', 'es: "Centro de formmación inicial'),
  slip(
    'a slip at the beginning',
    HOME,
    'es: "Formación de controladores aéreos en',
    'es: "Formcaión de controladores aéreos en',
  ),
  slip('a slip in English', HOME, 'en: "Air traffic controller school"', 'en: "Air traffic contoller school"'),
  slip('a slip in a keyword', CONTACT, 'air traffic controller school,', 'air traffic contorller school,'),
  slip('a day of the week in small letters', 'pages/success.yaml', 'Monday to Friday', 'Monday to friday'),
  slip(
    'the wrong article',
    'blocks/before-enrolling.yaml',
    'The authorisation to work at that unit',
    'The authorisation to work at an unit',
  ),
  slip('a question without its marks', 'faqs/general.yaml', '¿Cuánto dura la formación?', 'Cuánto dura la formación'),
  slip(
    'a question without its mark in English',
    'faqs/general.yaml',
    'How long does the training take?',
    'How long does the training take',
  ),
  slip('usted in one text', 'faqs/general.yaml', '>Pregúntanos</a> de qué', '>Pregúntenos</a> de qué'),
  slip('usted behind a verb', 'faqs/general.yaml', 'Puedes pagar a plazos', 'Puede usted pagar a plazos'),
  slip(
    'American spelling',
    'pages/madrid.yaml',
    'en: "Certified centre {{facts.certification}}"',
    'en: "Certified center {{facts.certification}}"',
  ),
  slip('American spelling in HTML', 'faqs/general.yaml', 'interest-free instalments', 'interest-free installments'),
  slip('a sentence in small letters', 'faqs/general.yaml', '&nbsp;€. Puedes pagar', '&nbsp;€. puedes pagar'),
  slip(
    'an English sentence in small letters',
    'faqs/general.yaml',
    '€{{facts.complete-rating-price}}. You can',
    '€{{facts.complete-rating-price}}. you can',
  ),
  slip(
    'a title with a full stop',
    'pages/madrid.yaml',
    'es: "Centro de Madrid"\n  en: "Madrid centre"\ndescription',
    'es: "Centro de Madrid."\n  en: "Madrid centre"\ndescription',
  ),
  slip('three marks of exclamation', 'pages/madrid.yaml', 'pide una visita.', '¡pide una visita!!!'),
  slip('a space before a comma and none behind', 'pages/madrid.yaml', 'de verdad, pide', 'de verdad ,pide'),
  slip('question marks behind a sentence', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita. ???'),
  slip('an article of the other gender', 'pages/madrid.yaml', 'El centro de Madrid de', 'La centro de Madrid de'),
  slip(
    'swapped letters in the name of a town',
    'pages/madrid.yaml',
    'El centro de Madrid de',
    'El centro de Madird de',
  ),
  slip('a slip that everybody knows', 'pages/madrid.yaml', 'en: "The school’s Madrid', 'en: "Teh school’s Madrid'),
  slip('a name in small letters', 'people/instructors.yaml', 'name: "Carlos Prueba"', 'name: "carlos prueba"'),
  slip('a name in capitals', 'people/alumni.yaml', 'name: "Alba Muestra"', 'name: "ALBA MUESTRA"'),
  slip('a town in small letters', 'places/locations.yaml', 'locality: Madrid', 'locality: madrid'),
  slip('a word as in a chat', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita, xq merece la pena.'),
  slip('a day with a letter lost', 'settings.yaml', 'Sábados y domingos, cerrado', 'Sábados y domigos, cerrado'),
  slip('a day with two letters swapped', 'settings.yaml', 'De lunes a viernes', 'De lunes a veirnes'),
  slip(
    'a word broken as in a printed page',
    'faqs/general.yaml',
    'certificado médico de clase',
    'certifi cado médico de clase',
  ),
  slip('the hyphen of the end of a line', 'faqs/general.yaml', 'según los datos', 'se-gún los datos'),
  slip('a title without its capital', 'pages/madrid.yaml', '"Los espacios, dibujados"', '"los espacios, dibujados"'),
  slip('“form” for “from”', 'faqs/block-1.yaml', 'Classes run Monday to Friday', 'Classes run form Monday to Friday'),
  slip('«valla» for «vaya»', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita cuando te valla bien.'),
  slip('«a parte» for «aparte»', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita, que no se paga a parte.'),
  slip('«tu» at the end of a sentence', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita: lo decides tu.'),
  slip('a little word twice with a capital', CONTACT, SOON, 'El El de Gran Canaria abrirá próximamente.'),
];
