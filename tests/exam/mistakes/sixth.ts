import { type Slip, slip, slips } from '../mistake';

const FORMS = 'forms.yaml';
const LEGAL = 'pages/legal-notice.yaml';
const PLACES = 'places/locations.yaml';
const QUESTIONS = 'faqs/complete-rating.yaml';
const SELECTION = 'faqs/selection-process.yaml';
const SETTINGS = 'settings.yaml';
const TESTS = 'blog/posts/pruebas-feast-pdea-y-psicotecnicos.yaml';

/** What somebody did who had not seen the rules. */
export const sixth: readonly Slip[] = [
  // Figures and what they count
  slip(
    'the unit of two years in the singular',
    'faqs/advanced-training.yaml',
    '{{facts.evaluator-endorsement-years}} years',
    '{{facts.evaluator-endorsement-years}} year',
  ),
  slip('a share without its sign', 'faqs/general.yaml', 'El {{facts.success-rate}} %,', 'El {{facts.success-rate}},'),
  slips(
    'the price of one course twice in place of two',
    QUESTIONS,
    ['{{facts.block-1-price}}&nbsp;€ el Bloque 1', '{{facts.block-2-price}}&nbsp;€ el Bloque 1'],
    ['€{{facts.block-1-price}} for Block 1', '€{{facts.block-2-price}} for Block 1'],
  ),
  slips(
    'four phases above a list of three',
    SELECTION,
    ['tuvo tres fases', 'tuvo cuatro fases'],
    ['had three phases', 'had four phases'],
  ),
  slip('the number of a step twice', 'pages/complete-rating.yaml', 'mark: "04"', 'mark: "03"'),
  slips(
    'the number of a heading twice',
    LEGAL,
    ['<h2>3. Cursos y precios', '<h2>4. Cursos y precios'],
    ['<h2>3. Courses and prices', '<h2>4. Courses and prices'],
  ),
  slip(
    'a telephone that is almost the own one',
    'faqs/general.yaml',
    'llama al {{settings.phone}}',
    'llama al +34 000 000 009',
  ),
  slip('a place that closes at six in the morning', PLACES, 'closes: "18:00"', 'closes: "06:00"'),
  // Words
  slip('a day of the week in small letters', 'pages/success.yaml', 'Monday to Friday', 'Monday to friday'),
  slip(
    'the wrong article',
    'blocks/before-enrolling.yaml',
    'The authorisation to work at that unit',
    'The authorisation to work at an unit',
  ),
  slip(
    'a question to a colleague',
    TESTS,
    'Miden capacidades concretas,',
    'Miden capacidades concretas (ojo, Marina: ¿esto lo podemos decir?),',
  ),
  slips(
    'the title for search engines of another post',
    TESTS,
    ['es: "Cómo preparar FEAST, PDEA y psicotécnicos"', 'es: "Requisitos para ser controlador aéreo"'],
    ['en: "Preparing for FEAST, PDEA and psychometrics"', 'en: "Requirements to become an air traffic controller"'],
  ),
  slip('a word of the name that is another', SETTINGS, 'en: " | Vector ATC School"', 'en: " | Vector ATC Academy"'),
  // Links
  slip(
    'a link that shows another address',
    'pages/privacy-policy.yaml',
    '28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>, o ante',
    '28001 Madrid, <a href="https://www.agpd.org">www.aepd.es</a>, o ante',
  ),
  slip(
    'the policy on privacy that leads to the one on cookies',
    LEGAL,
    'La <a href="page:privacy-policy">',
    'La <a href="page:cookie-policy">',
  ),
  slip(
    'a course that leads to the page of another',
    'catalogue/courses/block-2.yaml',
    'page: block-2',
    'page: block-1',
  ),
  // Forms and looks
  {
    name: 'a form without its consent',
    file: FORMS,
    edit: (text) => text.replace(/ {4}- name: privacy\n(?: {6}.*\n)+/, ''),
    at: [17],
  },
  {
    name: 'a form without what answers it',
    file: FORMS,
    edit: (text) => text.replace(/ {4}- name: email\n(?: {6}.*\n)+ {4}- name: phone\n(?: {6}.*\n)+/, ''),
    at: [17],
  },
  {
    name: 'an e-mail asked for as a telephone',
    file: FORMS,
    edit: (text) => text.replace('kind: email', 'kind: phone'),
  },
  slip('a comma in a size', 'theme/tokens.css', 'clamp(1.625rem', 'clamp(1,625rem'),
  // What is said in another place, too
  {
    name: 'other office hours, but for search engines',
    file: SETTINGS,
    edit: (text) => text.replace('de 9:00 a 18:00', 'de 8:30 a 17:30').replace('9:00 to 18:00', '8:30 to 17:30'),
    at: [{ file: PLACES, line: 'opens: "09:00"' }],
  },
  {
    name: 'another tax number in the legal notice',
    file: LEGAL,
    edit: (text) => text.replaceAll('B00000000', 'B00000010'),
    at: [{ file: 'pages/privacy-policy.yaml', line: '<li><strong>NIF:' }],
  },
  slip('a key too far to the right', 'pages/contact.yaml', '    faq: general', '      faq: general'),
  slip(
    'a translation too far to the left',
    'pages/contact.yaml',
    '      en: "Frequently asked questions"',
    '    en: "Frequently asked questions"',
  ),
  slip('spaces from a web page', 'pages/contact.yaml', '    faq: general', '\u00a0\u00a0\u00a0\u00a0faq: general'),
  slip('a note to a colleague', PLACES, 'por la A-2 o la M-40.', 'por la A-2 o la M-40. PENDIENTE revisar.'),
];
