import { behind, cut, type Slip, slip, slips } from './mistake';

const SETTINGS = 'settings.yaml';
const CONSENT = 'consent.yaml';
const NAVIGATION = 'navigation.yaml';
const FORMS = 'forms.yaml';
const SECTIONS = 'theme/sections.css';

/** What an editor may well change in the settings, the question of consent, the menu, the forms and the look. */
export const harmlessSettings: readonly Slip[] = [
  slip('more articles in the grid of the blog', SETTINGS, 'gridPosts: 3', 'gridPosts: 6'),
  slip('more time for a testimonial', SETTINGS, 'testimonialIntervalMs: 3000', 'testimonialIntervalMs: 8000'),
  slip(
    'more robots, one of them with the name of a browser in its own',
    SETTINGS,
    '    - GPTBot\n',
    '    - GPTBot\n    - ClaudeBot\n    - Bytespider\n    - "Chrome-Lighthouse"\n',
  ),
  slip(
    'measured by all that Google has',
    SETTINGS,
    'tagManager: ""\n  analytics: ""\n  ads: ""',
    'tagManager: "GTM-ABC1234"\n  analytics: "G-1A2B3C4D5E"\n  ads: "AW-123456789"',
  ),
  behind('two conversions with labels of their own', SETTINGS, 'analytics: ""', [
    ['ads: ""', 'ads: "AW-123456789"'],
    ['adsLabel: ""', 'adsLabel: "abC-D_efG-h12_34-567"'],
    ['adsLabel: ""', 'adsLabel: "xYZ-D_efG-h12_34-568"'],
  ]),
  slip('another worth of a conversion', SETTINGS, 'value: 15', 'value: 40'),
  slip('the country asked for after consent', SETTINGS, 'geolocation: onLoad', 'geolocation: afterConsent'),
  slip('forms fetched as somebody comes near', SETTINGS, 'forms: onPress', 'forms: onApproach'),
  slips(
    'the hours in figures without minutes',
    SETTINGS,
    ['es: "De lunes a viernes, de 9:00 a 18:00. Sábados', 'es: "De lunes a viernes, de 9 a 18 h. Sábados'],
    ['en: "Monday to Friday, 9:00 to 18:00.', 'en: "Monday to Friday, 9 a.m. to 6 p.m.'],
  ),
  slip(
    'another kind of organisation',
    SETTINGS,
    'organisationType: EducationalOrganization',
    'organisationType: School',
  ),
  slip('faults reported by another page', SETTINGS, 'securityPage: contact', 'securityPage: legal-notice'),
  slip('one country more that reads Spanish', SETTINGS, 'countries: [ES, MX', 'countries: [ES, AD, MX'),
  slips('another title of a kind of cookies', CONSENT, [
    'title: { es: "Análisis", en: "Analytics" }',
    'title: { es: "Estadísticas", en: "Statistics" }',
  ]),
  slips('another word for what saves a choice', CONSENT, [
    'save: { es: "Guardar lo marcado", en: "Save my choices" }',
    'save: { es: "Guardar selección", en: "Save selection" }',
  ]),
  slips('another word for what leads to the choices', CONSENT, [
    'choose: { es: "Elegir", en: "Choose" }',
    'choose: { es: "Configurar", en: "Settings" }',
  ]),
  slips('fewer words for what is always on', CONSENT, [
    'alwaysOn: { es: "Siempre activas", en: "Always on" }',
    'alwaysOn: { es: "Siempre", en: "Always" }',
  ]),
  slip(
    'one policy more in the question of consent',
    CONSENT,
    '    page: privacy-policy\n',
    '    page: privacy-policy\n  - label: { es: "Aviso legal", en: "Legal notice" }\n    page: legal-notice\n',
  ),
  slips('a short name for a policy', CONSENT, [
    'label: { es: "Política de cookies", en: "Cookie policy" }',
    'label: { es: "Cookies", en: "Cookies" }',
  ]),
  slip(
    'two names of what is kept in another order',
    CONSENT,
    'name: "visitor-country, language-redirect"',
    'name: "language-redirect, visitor-country"',
  ),
  slip('the name of one cookie for those that begin so', CONSENT, 'name: "_gcl_*"', 'name: "_gcl_au"'),
  slips(
    'more words on what counts visits',
    CONSENT,
    ['Google Analytics: distinguir visitas.', 'Google Analytics 4: distinguir unas visitas de otras.'],
    ['Google Analytics: telling visits apart.', 'Google Analytics 4: telling one visit from another.'],
  ),
  slips('other words on the button of the menu', NAVIGATION, [
    '    es: "Solicita información"\n    en: "Request information"',
    '    es: "Pide información"\n    en: "Ask for information"',
  ]),
  slip('the button of the menu leads to the page of the form', NAVIGATION, '  form: information', '  page: contact'),
  cut('one network less', NAVIGATION, '    - label:\n        es: "X"', '    - label:\n        es: "LinkedIn"'),
  slip(
    'one network more',
    NAVIGATION,
    '    - label:\n        es: "X"',
    '    - label:\n        es: "YouTube"\n        en: "YouTube"\n      url: "https://youtube.escuelavector.example"\n      icon: brand-youtube\n    - label:\n        es: "X"',
  ),
  behind('one thing more that a form asks for', FORMS, 'information:', [
    [
      '    - name: message',
      '    - name: city\n      kind: text\n      label: { es: "¿Desde dónde escribes?", en: "Where are you writing from?" }\n      optional: true\n    - name: message',
    ],
  ]),
  slips('another title of a form', FORMS, [
    'es: "Solicita información"\n    en: "Request information"',
    'es: "Pregúntanos"\n    en: "Ask us"',
  ]),
  slip('a colour by its name', 'theme/tokens.css', '--call: #ffc233', '--call: gold'),
  slip(
    'a slower light that ends',
    'theme/drawings.css',
    'art-beacon 1.6s ease-in-out 3',
    'art-beacon 2s ease-in-out 2',
  ),
  slip(
    'a line above the foot of the pages',
    SECTIONS,
    '.eyebrow::before {',
    '.site-footer {\n  border-block-start: 2px solid var(--line);\n}\n\n.eyebrow::before {',
  ),
];
