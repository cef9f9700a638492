import { type Slip, slip, slips } from '../mistake';

const FACTS = 'facts.yaml';
const HOME2 = '  - from: "/home2"\n    page: home\n';
const MADRID = 'pages/madrid.yaml';
const PLACES = 'places/locations.yaml';
const REDIRECTS = 'redirects.yaml';
const SETTINGS = 'settings.yaml';
const TOKENS = 'theme/tokens.css';

const languages = (name: string, typed: string): Slip => ({
  name,
  file: SETTINGS,
  edit: (text) => text.replace(/languages:\n(?: {2}.*\n)+/, typed),
});

/** Other notations, other units, and what programs leave behind when a text is copied. */
export const ninth: readonly Slip[] = [
  slip('a price in thousands', FACTS, 'value: 27000', 'value: 27 mil'),
  slip('a share of one', FACTS, 'value: 60\n  note: "Porcentaje', 'value: 0.6\n  note: "Porcentaje'),
  slip('a date with long dashes', FACTS, 'value: "2025-09-02"', 'value: "2025–09–02"'),
  slip('an hour without its minutes', FACTS, 'value: "21:00"', 'value: "21h"'),
  slip('seconds for a page that is kept', SETTINGS, 'staleMs: 300000', 'staleMs: 300'),
  slip('a prefix with a slash at its end', SETTINGS, 'prefix: /en', 'prefix: /en/'),
  slip('a service for forms that there is not', SETTINGS, 'provider: local', 'provider: typeform'),
  languages('languages by their codes', 'languages:\n  - es\n  - en\n'),
  languages('languages in one text', 'languages: es, en\n'),
  slip('a redirect as a pair', REDIRECTS, HOME2, '  - "/home2": /\n'),
  slip('a redirect with an arrow', REDIRECTS, HOME2, '  - "/home2 -> /"\n'),
  slip('a redirect of a web server', REDIRECTS, HOME2, '  - Redirect 301 /home2 /\n'),
  slip('a postal code of another province', PLACES, '"28042"', '"08042"'),
  slip('a postal code with the country', PLACES, '"28042"', '"E-28042"'),
  slip(
    'a text in a language of its own key that the site has not',
    'navigation.yaml',
    '      es: "Cursos"\n      en: "Courses"\n',
    '      es: "Cursos"\n      en: "Courses"\n    label_ca: "Cursos"\n',
  ),
  slip(
    'labels in the place of the names of tags',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    '[empleo, profesion, licencia]',
    '[Empleo, Profesión, Licencia]',
  ),
  slip('a setting of a colour without its value', TOKENS, '--call: #ffc233;', '--call: ;'),
  slip('a comma in the place of a semicolon', TOKENS, '--call: #ffc233;', '--call: #ffc233,'),
  slip('the dash of a word processor before a colour', TOKENS, '  --call: #ffc233;', '  —call: #ffc233;'),
  slip('a style sheet without its ending', 'theme/theme.yaml', '- fonts.css', '- fonts'),
  slip(
    'what a word processor does not find',
    MADRID,
    'pide una visita.',
    'pide una visita. ¡Error! Marcador no definido.',
  ),
  slip(
    'a mark of a machine that writes',
    MADRID,
    'pide una visita.',
    'pide una visita. :contentReference[oaicite:0]{index=0}',
  ),
  slip('a place for a name', MADRID, 'pide una visita.', 'pide una visita a [nombre de la persona].'),
  slips('a page by its address alone', 'faqs/general.yaml', [
    '<a href="page:contact">Escríbenos',
    '<a href="../contacto.html">Escríbenos',
  ]),
];
