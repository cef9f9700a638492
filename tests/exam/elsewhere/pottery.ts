import { type Slip, slip } from '../mistake';

const HOME = 'pages/home.yaml';
const COMPLETE = 'pages/complete-wheel.yaml';
const PROCESS = 'pages/process.yaml';
const STUDIO = 'pages/studio.yaml';
const PLACES = 'places/locations.yaml';
const STAYS = 'places/accommodations.yaml';
const PRESS = 'blog/press.yaml';
const TEAM = 'people/instructors.yaml';
const SAID = 'people/testimonials.yaml';
const MODULE = 'catalogue/courses/module-2.yaml';
const COLOURS = 'theme/tokens.css';

/** Mistakes in the website of a pottery studio, which sells courses. */
export const pottery: readonly Slip[] = [
  // Courses
  slip('the code of another course', MODULE, 'code: MOD2', 'code: MOD1'),
  slip(
    'the title of another course',
    MODULE,
    'title: { es: "Módulo 2: esmaltes", en: "Module 2: glazes" }',
    'title: { es: "Módulo 1: torno", en: "Module 1: the wheel" }',
  ),
  slip('the start of a course on a day that there is not', MODULE, 'intake: {', 'start: 2026-09-31\nintake: {'),
  slip('weeks for hours', MODULE, 'intake: {', 'workloadHours: "18 h"\nintake: {'),
  slip(
    'the hours of another course',
    MODULE,
    'hours: { es: "{{facts.module-2-hours}} h", en: "{{facts.module-2-hours}} h" }',
    'hours: { es: "{{facts.module-1-hours}} h", en: "{{facts.module-2-hours}} h" }',
  ),
  slip('a category of two conditions', 'catalogue/categories.yaml', 'when: { language: es }', 'when: { language: ca }'),
  slip('hours and minutes', 'facts.yaml', 'value: 24 }', 'value: 24:00 }'),
  // People
  slip(
    'the name of a portrait of the person above',
    TEAM,
    'alt: { es: "Retrato dibujado de Bruno Rey", en: "Drawn portrait of Bruno Rey" }',
    'alt: { es: "Retrato dibujado de Adela Cruz", en: "Drawn portrait of Adela Cruz" }',
  ),
  slip(
    'the words of another person',
    SAID,
    '    es: "Vine a regalo y me he quedado dos años."\n    en: "I came on a gift voucher and stayed two years."',
    '    es: "Tardé tres tardes en centrar. A la cuarta, salió solo."\n    en: "It took me three evenings to centre. On the fourth, it just happened."',
    12,
    13,
    6,
    7,
  ),
  // Places and stays
  slip(
    'the website of the other stay',
    STAYS,
    'website: "https://casa-ejemplo.example"',
    'website: "https://hostal-modelo.example"',
  ),
  slip(
    'the description of the other stay',
    STAYS,
    'description: { es: "Casa de pueblo para el grupo entero, junto al patio.", en: "A village house for the whole group, next to the yard." }',
    'description: { es: "Habitaciones sencillas a dos calles del taller.", en: "Plain rooms two streets from the studio." }',
  ),
  slip(
    'the logo of the other stay',
    STAYS,
    'logo: { src: stays/casa-logo.svg',
    'logo: { src: stays/hostal-logo.svg',
    'logo: { src: stays/hostal-logo.svg, alt: { es: "Logotipo de Casa',
    { file: 'media/stays/casa-logo.svg' },
  ),
  slip(
    'the map inside the page of the other place',
    PLACES,
    'embed.html?bbox=-3.9000%2C40.8900%2C-3.8600%2C40.9200',
    'embed.html?bbox=-3.7080%2C40.4050%2C-3.6960%2C40.4120',
  ),
  slip('another road in English', PLACES, 'en: "Car: via the M-604."', 'en: "Car: via the M-640."'),
  // Press, notices and redirects
  slip(
    'the headline of another item',
    PRESS,
    'label: { es: "Seis talleres para ensuciarse las manos", en: "Six studios to get your hands dirty" }',
    'label: { es: "Una mañana entre tornos", en: "A morning among wheels" }',
  ),
  slip(
    'the address of another item',
    PRESS,
    'https://www.cuenco.example/seis-talleres',
    'https://www.radio.example/reportajes/una-manana-entre-tornos',
  ),
  slip(
    'a redirect that leads to itself',
    'redirects.yaml',
    '  - from: "/home2"\n    page: home',
    '  - from: "/contacto"\n    page: contact',
  ),
  slip('a redirect with a query', 'redirects.yaml', 'from: "/home2"', 'from: "/index.php?id=2"'),
  // Forms and consent
  slip('the id of one service under another', 'settings.yaml', 'tagManager: ""', 'tagManager: "G-ABC123DEF4"'),
  // Pages
  slip(
    'a tab of the same name',
    PROCESS,
    'label: { es: "Fase 2", en: "Phase 2" }',
    'label: { es: "Fase 1", en: "Phase 1" }',
  ),
  slip('the name of a step with spaces', COMPLETE, 'mark: FUEGO', 'mark: "EL FUEGO"'),
  slip(
    'a caption of another picture',
    STUDIO,
    'caption: { es: "Uno de los seis tornos", en: "One of the six wheels" }',
    'caption: { es: "Lo que espera turno de horno", en: "Waiting for the kiln" }',
  ),
  slip('the delivery of a message that there is not', HOME, 'delivery: log', 'delivery: email'),
  slip('a page that is its own parent', COMPLETE, 'kind: website\n', 'kind: website\nparent: complete-wheel\n'),
  // The look
  slip(
    'the ground of the dark parts as light as its text',
    COLOURS,
    '--dark-ground: #17383a;',
    '--dark-ground: #f0ebe2;',
  ),
  slip('an accent one cannot read', COLOURS, '--tinted-accent: #8a3419;', '--tinted-accent: #c9dbd2;'),
  slip('an error in a pale colour', COLOURS, '--light-error: #a3210f;', '--light-error: #f4b9b0;'),
  slip('five digits of a colour', COLOURS, '--light-ground: #fdfaf6;', '--light-ground: #fdfaf;'),
  slip('two number signs', COLOURS, '--call: #f0a97e;', '--call: ##f0a97e;'),
  slip('an unknown name of a colour', COLOURS, '--light-raised: #fff;', '--light-raised: blanco;'),
  // Names and labels
  slip(
    'a comma behind the name of a paper',
    'blog/press.yaml',
    'source: "Diario de Muestra"',
    'source: "Diario de Muestra,"',
  ),
  slip('a colon behind a name', 'blog/press.yaml', 'source: "Radio Ejemplo"', 'source: "Radio Ejemplo:"'),
  slip('a paper still to be named', 'blog/press.yaml', 'source: "Revista Cuenco"', 'source: "pendiente"'),
  slip('digits for a paper', 'blog/press.yaml', 'source: "Revista Cuenco"', 'source: "12345"'),
  slip(
    'a name pasted twice',
    'blog/press.yaml',
    'source: "Diario de Muestra"',
    'source: "Diario de MuestraDiario de Muestra"',
  ),
  slip('two letters for a label', 'banners.yaml', 'es: "Ver el módulo 1"', 'es: "xx"'),
  slip(
    'a label pasted twice',
    'banners.yaml',
    'es: "Ver el torno completo"',
    'es: "Ver el torno completoVer el torno completo"',
  ),
  slip('a colon behind a label', 'banners.yaml', 'es: "Ver el torno completo"', 'es: "Ver el torno completo:"'),
  slip(
    'an alternative text still to be written',
    'blog/press.yaml',
    'es: "Logotipo de Radio Ejemplo"',
    'es: "por definir"',
  ),
  slip('digits for what a picture shows', 'blog/press.yaml', 'en: "Logo of Radio Ejemplo"', 'en: "4711"'),
  slip('a language by three letters', 'settings.yaml', 'code: en', 'code: eng'),
  slip('a country for a language', 'settings.yaml', 'code: es', 'code: sp'),
  slip('the telephone of the other place', PLACES, '+34 900 000 052', '+34 900 000 051'),
  slip(
    'a nought too many',
    'facts.yaml',
    'module-1-price: { type: money, value: 290',
    'module-1-price: { type: money, value: 2900',
  ),
  slip('weekdays for weekends', 'places/locations.yaml', 'Weekends only', 'Weekdays only'),
  slip('the root without its colon', COLOURS, ':root {', 'root {'),
  slip(
    'a note as in YAML above the colours',
    COLOURS,
    '/* Barro cocido, engobe y celadón. */',
    '# Barro cocido, engobe y celadón.',
  ),
  slip(
    'a morning for an evening in English',
    'catalogue/courses/module-1.yaml',
    'en: "One evening a week"',
    'en: "One morning a week"',
  ),
  slip('eight of nothing in English', 'catalogue/courses/module-1.yaml', 'en: "8 weeks"', 'en: "8"'),
  slip(
    'sixty euros for six hundred in English',
    'blog/posts/cuanto-cuesta-un-torno.yaml',
    'is about six hundred euros',
    'is about sixty euros',
  ),
  slip(
    'the description of another course in one language',
    'catalogue/courses/module-2.yaml',
    'es: "Preparar, probar y aplicar esmaltes de alta temperatura."',
    'es: "Amasar, centrar, abrir y subir la pared: las bases, con tiempo para repetirlas."',
  ),
  slip('a first name alone in small letters', SAID, 'name: "Lucía Bravo"', 'name: "lucía Bravo"'),
  slip(
    'the currency of another country',
    'settings.yaml',
    'currency: EUR\n\ntitleSuffix',
    'currency: GBP\n\ntitleSuffix',
  ),
  slip(
    'the sign of a percentage before its number, in one language',
    'faqs/process.yaml',
    'Un doce por ciento',
    'Un %12',
  ),
  slip('an article by the page of all', 'navigation.yaml', 'page: blog', 'page: post'),
];
