import { behind, type Slip, slip, slips } from './mistake';

const RATING = 'pages/complete-rating.yaml';
const HOME = 'pages/home.yaml';
const PLACES = 'places/locations.yaml';
const QUESTIONS = 'faqs/general.yaml';
const PAY = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const REQUIREMENTS = 'blog/posts/requisitos-para-ser-controlador-aereo.yaml';
const course = (id: string) => `catalogue/courses/${id}.yaml`;

/** What an editor may well change in courses and the sheets of their pages, in places, people and articles. */
export const harmlessCourses: readonly Slip[] = [
  slips(
    'a course in both ways that names its town',
    course('call-preparation'),
    ['es: "Online y presencial"', 'es: "Online y presencial en Madrid"'],
    ['en: "Online and in person"', 'en: "Online and in person in Madrid"'],
    ['mode: blended', 'mode: blended\nlocation: madrid'],
  ),
  slips(
    'a place with how one gets to it',
    course('block-1'),
    ['es: "Madrid"', 'es: "Madrid, presencial"'],
    ['en: "Madrid"', 'en: "Madrid, in person"'],
  ),
  slips(
    'in person with support online',
    course('initial-training'),
    ['es: "Madrid"', 'es: "Madrid, presencial, con apoyo online"'],
    ['en: "Madrid"', 'en: "Madrid, in person, with support online"'],
  ),
  slips('a course that has moved online', course('refresher'), [
    'place:\n  es: "A convenir"\n  en: "To be agreed"',
    'mode: online\nplace:\n  es: "Online"\n  en: "Online"',
  ]),
  slips('a classroom on the web or the own unit', course('evaluator'), [
    'place:\n  es: "A convenir"\n  en: "To be agreed"',
    'place:\n  es: "Tu dependencia o aula virtual"\n  en: "Your unit or a virtual classroom"',
  ]),
  behind('a price with what is to be known of its taxes', RATING, 'icon: euro', [
    ['es: "{{facts.complete-rating-price}} €"', 'es: "{{facts.complete-rating-price}} €, exento de IVA"'],
    ['en: "€{{facts.complete-rating-price}}"', 'en: "€{{facts.complete-rating-price}}, VAT exempt"'],
  ]),
  behind('a price with its instalments', RATING, 'icon: euro', [
    ['es: "{{facts.complete-rating-price}} €"', 'es: "{{facts.complete-rating-price}} €, o 12 plazos"'],
    ['en: "€{{facts.complete-rating-price}}"', 'en: "€{{facts.complete-rating-price}}, or 12 instalments"'],
  ]),
  behind('how long a course takes, with what that depends on', RATING, 'icon: clock', [
    [
      'es: "Entre {{facts.complete-rating-months-from}} y {{facts.complete-rating-months-to}} meses"',
      'es: "De {{facts.complete-rating-months-from}} a {{facts.complete-rating-months-to}} meses, según el grupo"',
    ],
    [
      '{{facts.complete-rating-months-from}} to {{facts.complete-rating-months-to}} months"',
      '{{facts.complete-rating-months-from}} to {{facts.complete-rating-months-to}} months, depending on the group"',
    ],
  ]),
  behind('a place by the name of the centre', RATING, 'icon: map-pin', [
    ['es: "Presencial, en Madrid"', 'es: "Centro de Madrid"'],
    ['en: "In person, in Madrid"', 'en: "Madrid centre"'],
  ]),
  behind('half of the day in other words', RATING, 'icon: calendar-clock', [
    ['es: "Por la mañana o por la tarde"', 'es: "Turno de mañana o de tarde"'],
    ['en: "In the morning or in the afternoon"', 'en: "Morning or afternoon shift"'],
  ]),
  behind('what is paid with each part of a course', RATING, 'icon: wallet', [
    [
      'es: "A plazos sin intereses o con financiación bancaria"',
      'es: "A plazos: {{facts.block-1-price}} € con el Bloque 1 y {{facts.block-2-price}} € con el Bloque 2"',
    ],
    [
      'en: "In interest-free instalments or through bank financing"',
      'en: "In instalments: €{{facts.block-1-price}} with Block 1 and €{{facts.block-2-price}} with Block 2"',
    ],
  ]),
  behind('the least behind what it is the least of', 'pages/selection-process.yaml', 'id: fase3', [
    [
      'Mínimo {{facts.selection-oral-minimum}} de {{facts.selection-oral-maximum}}',
      '{{facts.selection-oral-minimum}} puntos de {{facts.selection-oral-maximum}} como mínimo',
    ],
    [
      'Minimum {{facts.selection-oral-minimum}} out of {{facts.selection-oral-maximum}}',
      'At least {{facts.selection-oral-minimum}} points out of {{facts.selection-oral-maximum}}',
    ],
  ]),
  behind('steps by letters', RATING, 'mark: "01"', [
    ['mark: "01"', 'mark: "A"'],
    ['mark: "02"', 'mark: "B"'],
    ['mark: "03"', 'mark: "C"'],
    ['mark: "04"', 'mark: "D"'],
    ['mark: "05"', 'mark: "E"'],
    ['mark: "06"', 'mark: "F"'],
  ]),
  behind('a plus behind a figure', HOME, 'layout: figures', [
    ['es: ">{{facts.simulator-hours}}"', 'es: "{{facts.simulator-hours}}+"'],
    ['en: ">{{facts.simulator-hours}}"', 'en: "{{facts.simulator-hours}}+"'],
  ]),
  behind('a figure with its unit above where it is spent', HOME, 'layout: figures', [
    ['es: ">{{facts.simulator-hours}}"', 'es: ">{{facts.simulator-hours}} h"'],
    ['en: ">{{facts.simulator-hours}}"', 'en: ">{{facts.simulator-hours}} h"'],
    ['es: "horas de simulador"', 'es: "en el simulador"'],
    ['en: "simulator hours"', 'en: "in the simulator"'],
  ]),
  behind('the sign of a share in its title', HOME, 'es: "{{facts.simulator-share}} %"', [
    ['es: "{{facts.simulator-share}} %"', 'es: "{{facts.simulator-share}}"'],
    ['en: "{{facts.simulator-share}}%"', 'en: "{{facts.simulator-share}}"'],
    ['es: "de la formación en simulador"', 'es: "por ciento de la formación en simulador"'],
    ['en: "of the training in simulators"', 'en: "per cent of the training in simulators"'],
  ]),
  slip(
    'a page below another one than its like',
    'pages/call-preparation.yaml',
    'parent: courses',
    'parent: selection-process',
  ),
  slip('a centre below the contact', 'pages/madrid.yaml', 'kind: website\n', 'kind: website\nparent: contact\n'),
  slip('four articles on the home page', HOME, 'count: 3', 'count: 4'),
  behind('two who work in one place', 'people/alumni.yaml', 'hugo-prueba:', [
    ['es: "Torre de Bilbao"', 'es: "Centro de control de Madrid"'],
    ['en: "Bilbao Tower"', 'en: "Madrid Control Centre"'],
    ['code: LEBB', 'code: LECM'],
  ]),
  slip(
    'a part of the map that is larger',
    PLACES,
    '-3.6050%2C40.4610%2C-3.5550%2C40.4860',
    '-3.6150%2C40.4510%2C-3.5450%2C40.4960',
  ),
  slips(
    'where to leave the motorway',
    PLACES,
    ['es: "Coche: por la A-2 o la M-40."', 'es: "Coche: por la A-2, salida 12, o la M-40."'],
    ['en: "Car: via the A-2 or the M-40."', 'en: "Car: via the A-2, exit 12, or the M-40."'],
  ),
  slips(
    'a heading above a table that counts nothing',
    REQUIREMENTS,
    ['<h2>Los cinco requisitos de un vistazo</h2>', '<h2>Los requisitos, de un vistazo</h2>'],
    ['<h2>The five requirements at a glance</h2>', '<h2>The requirements at a glance</h2>'],
  ),
  slips(
    'from one level to another',
    REQUIREMENTS,
    [
      '<h3>Inglés {{facts.selection-english-level}}</h3>',
      '<h3>Inglés: de {{facts.english-level}} a {{facts.selection-english-level}}</h3>',
    ],
    [
      '<h3>English at {{facts.selection-english-level}}</h3>',
      '<h3>English: from {{facts.english-level}} to {{facts.selection-english-level}}</h3>',
    ],
  ),
  slips(
    'figures of the month before the article',
    PAY,
    ['a enero de 2025', 'a diciembre de 2024'],
    ['as of January 2025', 'as of December 2024'],
  ),
  slip('an article by two', PAY, 'author: "Marina Ejemplo"', 'author: "Marina Ejemplo y Tomás Muestra"'),
  slips(
    'the day of a start in a notice',
    'banners.yaml',
    ['en mayo. Plazas', 'el 5 de mayo. Plazas'],
    ['starting in May.', 'starting on May 5.'],
  ),
  slip(
    'how many can park, for nothing',
    QUESTIONS,
    '  - question:\n      es: "¿En qué idioma puedo preguntaros?"',
    '  - question:\n      es: "¿Se puede aparcar?"\n      en: "Is there parking?"\n    answer:\n      es: |\n        <p>Sí, hay 12 plazas junto al edificio y son gratuitas.</p>\n      en: |\n        <p>Yes, there are 12 free spaces next to the building.</p>\n  - question:\n      es: "¿En qué idioma puedo preguntaros?"',
  ),
];
