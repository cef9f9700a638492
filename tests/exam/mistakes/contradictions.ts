import { behind, cut, type Slip, slip, slips } from '../mistake';

const SETTINGS = 'settings.yaml';
const CONSENT = 'consent.yaml';
const NAVIGATION = 'navigation.yaml';
const FORMS = 'forms.yaml';
const SELECTION = 'pages/selection-process.yaml';
const RATING = 'pages/complete-rating.yaml';
const REQUIREMENTS = 'blog/posts/requisitos-para-ser-controlador-aereo.yaml';
const course = (id: string) => `catalogue/courses/${id}.yaml`;

/** What contradicts what stands beside it, on another page, or in the settings. */
export const contradictions: readonly Slip[] = [
  behind(
    'the label of a conversion with the identifier of the account',
    SETTINGS,
    'analytics: ""',
    [
      ['ads: ""', 'ads: "AW-123456789"'],
      ['adsLabel: ""', 'adsLabel: "AW-123456789/abc-DEF_ghi"'],
    ],
    'adsLabel: "AW-123456789/abc-DEF_ghi"',
  ),
  behind('the label of a conversion without the account', SETTINGS, 'submission:', [
    ['adsLabel: ""', 'adsLabel: "AbC-D_efG-h12_34-567"'],
  ]),
  slip('a space in the name of an event', SETTINGS, 'event: form_submission\n', 'event: form submission\n'),
  slip(
    'one event for what is sent and for who arrives',
    SETTINGS,
    'event: form_submission_success',
    'event: form_submission',
  ),
  slip('what a conversion is worth in no currency', SETTINGS, 'value: 15\n    currency: EUR', 'value: 15', 'value: 15'),
  slip('minutes to wait for the country of a visitor', SETTINGS, 'timeoutMs: 2000', 'timeoutMs: 120000'),
  slip('a minute between a form and the thanks', SETTINGS, 'redirectDelayMs: 1000', 'redirectDelayMs: 60000'),
  slip('two robots on one line', SETTINGS, '    - Googlebot\n    - bingbot\n', '    - Googlebot, bingbot\n'),
  slip('a robot with an asterisk', SETTINGS, '    - GPTBot\n', '    - "*bot"\n'),
  slip('a browser among the robots', SETTINGS, '    - GPTBot\n', '    - GPTBot\n    - Mozilla\n', '- Mozilla'),
  slip('where to report a fault: the page that thanks', SETTINGS, 'securityPage: contact', 'securityPage: success'),
  slips(
    'the kinds of cookies under the names of each other',
    CONSENT,
    ['title: { es: "Análisis", en: "Analytics" }', 'title: { es: "Publicidad", en: "Advertising" }'],
    ['title: { es: "Publicidad", en: "Marketing" }', 'title: { es: "Análisis", en: "Analytics" }'],
  ),
  slips(
    'the description of another kind of cookies, in both languages',
    CONSENT,
    [
      'es: "Cuentan visitas y páginas para saber qué se lee y qué no se encuentra."',
      'es: "Recuerdan el idioma y lo que has decidido aquí. No sirven para seguirte."',
    ],
    [
      'en: "They count visits and pages, to show what is read and what cannot be found."',
      'en: "They remember the language and what you decided here. They are not used to track you."',
    ],
  ),
  slip('the name of a cookie that the policy calls otherwise', CONSENT, 'name: "_gcl_*"', 'name: "_gcd_*"'),
  slip(
    'a new cookie of which the policy says nothing',
    CONSENT,
    '      - name: "gclid"',
    '      - name: "_fbp"\n        text:\n          es: "Facebook: medir anuncios. 90 días."\n          en: "Facebook: measuring adverts. 90 days."\n      - name: "gclid"',
    'name: "_fbp"',
  ),
  slip(
    'two letters of a cookie swapped in the table about it',
    'pages/cookie-policy.yaml',
    '<code>gclid</code></th><td>Identificador',
    '<code>glcid</code></th><td>Identificador',
  ),
  cut(
    'the policy on cookies taken out of the question about them',
    CONSENT,
    '  - label: { es: "Política de cookies"',
    '  - label: { es: "Política de privacidad"',
    '  - label: { es: "Política de privacidad"',
  ),
  cut(
    'the policy on privacy taken out of the foot of the pages',
    NAVIGATION,
    '    - label:\n        es: "Política de privacidad"',
    '    - label:\n        es: "Política de cookies"',
    '    - label:\n        es: "Aviso legal"',
  ),
  slip('the button for students with the form of organisations', NAVIGATION, 'form: information', 'form: services'),
  slips(
    'the code of another year, in both languages',
    NAVIGATION,
    ['Seguridad Aérea: {{facts.certification}}', 'Seguridad Aérea: PFATC-18'],
    ['safety agency: {{facts.certification}}', 'safety agency: PFATC-18'],
  ),
  behind('the place of a form is a section without any', FORMS, 'information:', [
    ['anchor: contact-form-section', 'anchor: contact-section'],
  ]),
  behind('a form of the height of two floors', FORMS, 'information:', [['height: 500', 'height: 5000']]),
  slip(
    'a button to the page that thanks',
    'pages/contact.yaml',
    '        anchor: contact-section',
    '        page: success',
  ),
  slip('a page below the one that is not there', RATING, 'parent: courses', 'parent: not-found'),
  slip('in person what is in both ways', course('call-preparation'), 'mode: blended', 'mode: onsite'),
  slip('in both ways what is in person', course('complete-rating'), 'mode: onsite', 'mode: blended'),
  slip('the place of a course lost', course('selection-process'), 'location: madrid\n', '', 'mode: blended'),
  behind('a price behind how long it takes', RATING, 'icon: clock', [
    [
      'es: "Entre {{facts.complete-rating-months-from}} y {{facts.complete-rating-months-to}} meses"',
      'es: "{{facts.complete-rating-price}} €"',
    ],
    [
      'en: "{{facts.complete-rating-months-from}} to {{facts.complete-rating-months-to}} months"',
      'en: "€{{facts.complete-rating-price}}"',
    ],
  ]),
  behind('for nothing what has a price', RATING, 'icon: euro', [
    ['es: "{{facts.complete-rating-price}} €"', 'es: "Gratis"'],
    ['en: "€{{facts.complete-rating-price}}"', 'en: "Free"'],
  ]),
  behind('online what is in Madrid', RATING, 'icon: map-pin', [
    ['es: "Presencial, en Madrid"', 'es: "Online"'],
    ['en: "In person, in Madrid"', 'en: "Online"'],
  ]),
  behind('the least above what it is the least of', SELECTION, 'id: fase3', [
    [
      'Mínimo {{facts.selection-oral-minimum}} de {{facts.selection-oral-maximum}}',
      'Mínimo {{facts.selection-oral-maximum}} de {{facts.selection-oral-minimum}}',
    ],
    [
      'Minimum {{facts.selection-oral-minimum}} out of {{facts.selection-oral-maximum}}',
      'Minimum {{facts.selection-oral-maximum}} out of {{facts.selection-oral-minimum}}',
    ],
  ]),
  behind('fewer questions than have to be right', SELECTION, 'id: fase1', [
    [
      '{{facts.selection-knowledge-questions}} preguntas tipo test, mínimo {{facts.selection-knowledge-minimum}}',
      '{{facts.selection-knowledge-minimum}} preguntas tipo test, mínimo {{facts.selection-knowledge-questions}}',
    ],
    [
      '{{facts.selection-knowledge-questions}} multiple-choice questions, minimum {{facts.selection-knowledge-minimum}}',
      '{{facts.selection-knowledge-minimum}} multiple-choice questions, minimum {{facts.selection-knowledge-questions}}',
    ],
  ]),
  behind('fewer hours than for more, by a sign', 'pages/home.yaml', 'layout: figures', [
    ['es: ">{{facts.simulator-hours}}"', 'es: "<{{facts.simulator-hours}}"'],
    ['en: ">{{facts.simulator-hours}}"', 'en: "<{{facts.simulator-hours}}"'],
  ]),
  slips(
    'a heading counts one row more than the table has, in both languages',
    REQUIREMENTS,
    ['<h2>Los cinco requisitos de un vistazo</h2>', '<h2>Los seis requisitos de un vistazo</h2>'],
    ['<h2>The five requirements at a glance</h2>', '<h2>The six requirements at a glance</h2>'],
  ),
  slip(
    'two columns of a table under one heading',
    REQUIREMENTS,
    '<th scope="col">Qué se pide</th><th scope="col">Cómo se acredita</th>',
    '<th scope="col">Cómo se acredita</th><th scope="col">Cómo se acredita</th>',
  ),
  slip(
    'the map for a page as the map to be opened',
    'places/locations.yaml',
    'mapUrl: "https://www.openstreetmap.org/search?query=Barajas%2C%20Madrid"',
    'mapUrl: "https://www.openstreetmap.org/export/embed.html?bbox=-3.6050%2C40.4610%2C-3.5550%2C40.4860&layer=mapnik"',
  ),
  slip(
    'a note for others than those who see what it is about',
    'catalogue/categories.yaml',
    '      when:\n        visitor: abroad\n  courses:\n    - selection-process',
    '      when:\n        language: en\n  courses:\n    - selection-process',
  ),
  slip(
    'the accent of a name lost that its picture has',
    'people/instructors.yaml',
    'name: "Inés Modelo"',
    'name: "Ines Modelo"',
  ),
];
