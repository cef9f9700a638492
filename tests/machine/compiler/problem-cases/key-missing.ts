import { readFileSync } from 'node:fs';
import { basicText } from '../../../support/compile-site';
import { formSiteAsking } from '../../../support/form-site';
import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const [spanish, english] = ['es', 'en'].map(
  (code) =>
    JSON.parse(readFileSync(`schemas/usual-form-texts/${code}.json`, 'utf8')) as Readonly<Record<string, string>>,
);
const FORM_TEXTS = Object.entries(spanish ?? {}).map(
  ([key, es]) => `${key}: { es: ${JSON.stringify(es)}, en: ${JSON.stringify(english?.[key])} }`,
);
const settings = basicText('settings.yaml');

export const cases: Cases = {
  'a message that every site has is told with what it usually says': {
    files: { 'messages.yaml': basicText('messages.yaml').replace(/^tryAgain: .*\n/m, '') },
    problems: [
      'messages.yaml:1:1 key-missing {"key":"tryAgain","example":"{ es: \\"Volver a intentarlo\\", en: \\"Try again\\" }"}',
    ],
  },
  'a postal code is, unless the country of the place has none or it is a beach of others': {
    files: {
      'places/locations.yaml': yaml`
        shop: { title: { es: "Monte", en: "Hill" }, address: "Peak Road, 1", country: HK, description: { es: "Arriba", en: "Up there" } }
        beach: { title: { es: "Cala", en: "Cove" }, address: "Cala del Faro", country: ES, venue: true, description: { es: "Lejos", en: "Far away" } }
        valley: { title: { es: "Valle", en: "Valley" }, address: "Calle del Río, 1", country: ES, description: { es: "Abajo", en: "Down there" } }
      `,
    },
    problems: ['places/locations.yaml:3:9 key-missing {"key":"postalCode","example":"\\"28042\\""}'],
  },
  'of a list under a key where none goes it is told for which missing one it is meant': {
    files: {
      'navigation.yaml': basicText('navigation.yaml')
        .replace(/^menu:\n(?: .*\n)+/m, '')
        .replace('main:', 'menu:'),
    },
    problems: ['navigation.yaml:1:1 key-missing {"key":"main","example":"","under":"menu"}'],
  },
  'what a language lacks is told by its code, and its texts are read all the same': {
    files: {
      'settings.yaml': settings.replace('locale: es-ES, ', '').replace('name: "English", ', ''),
    },
    problems: [
      'settings.yaml:6:5 key-missing {"key":"locale","example":"\\"es-ES\\""}',
      'settings.yaml:7:5 key-missing {"key":"name","example":"\\"English\\""}',
    ],
  },
  'a missing key is reported at the map that lacks it, with an example': {
    files: {
      'blocks/questions.yaml': yaml`
        type: faq
        title: { es: "Dudas", en: "Doubts" }
      `,
    },
    problems: ['blocks/questions.yaml:1:1 key-missing {"key":"faq","example":"\\"baking\\""}'],
  },
  'a list of what the site has none of is told to be left empty': {
    files: {
      ...blog,
      'blog/tags.yaml': null,
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('tags: [news]\n', ''),
    },
    problems: ['blog/posts/opening.yaml:1:1 key-missing {"key":"tags","example":"[]"}'],
  },
  'of what it has some of, one is shown': {
    files: { ...blog, 'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('tags: [news]\n', '') },
    problems: ['blog/posts/opening.yaml:1:1 key-missing {"key":"tags","example":"[\\"news\\"]"}'],
  },
  'a file of pairs lacks the key of their list, which is told with how they are written': {
    files: { 'redirects.yaml': '/bread: products\n/old: contact\n' },
    problems: [
      'redirects.yaml:1:1 key-missing {"key":"redirects","example":"[{ from: \\"/bread\\", page: \\"products\\" }, …]"}',
    ],
  },
  'a map with nothing in it is told once, whatever it has to hold': {
    files: { 'blocks/hello.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\nactions: [{}]\n' },
    problems: [
      'blocks/hello.yaml:3:11 type-wrong {"expected":"object","example":"{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }"}',
    ],
  },
  'who is to choose is offered something': {
    files: formSiteAsking(
      '{ label: { es: "Correo", en: "E-mail" }, kind: email }',
      '{ label: { es: "Hora", en: "Time" }, kind: choice }',
      '{ label: { es: "Lugar", en: "Place" }, kind: text, options: [{ es: "Aquí", en: "Here" }, { es: "Allí", en: "There" }] }',
    ),
    problems: [
      'forms.yaml:9:7 key-missing {"key":"options","example":"…"}',
      'warning forms.yaml:10:67 field-options-idle {}',
    ],
  },
  'what only some values ask for is told with all that it holds': {
    files: { 'settings.yaml': `${settings}forms: { provider: local }\n` },
    problems: [
      `settings.yaml:${settings.split('\n').length}:8 key-missing ${JSON.stringify({ key: 'local', example: `{ ${FORM_TEXTS.join(', ')} }` })}`,
    ],
  },
  'what lacks in what only some values ask for is told once': {
    files: {
      'settings.yaml': `${settings}forms: { provider: local, local: { ${FORM_TEXTS.slice(1).join(', ')} } }\n`,
    },
    problems: [
      `settings.yaml:${settings.split('\n').length}:34 key-missing {"key":"optional","example":"{ es: \\"opcional\\", en: \\"optional\\" }"}`,
    ],
  },
  'a fact of a sheet says something, or a date does': {
    files: {
      'pages/class.yaml': page('clase', {
        sections:
          '{ type: fact-sheet, title: { es: "Hola", en: "Hello" }, rows: [{ label: { es: "Dónde", en: "Where" } }, { label: { es: "Cuándo", en: "When" }, date: 2026-05-02 }] }',
      }),
    },
    problems: [
      'pages/class.yaml:6:68 key-missing {"key":"values","example":"[{ es: \\"6 meses\\", en: \\"6 months\\" }]"}',
    ],
  },
  'texts in each language without the key that stands above them are told once, with that key': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        actions:
          - es: "Ver"
            en: "See"
            page: products
      `,
    },
    problems: [
      'blocks/other.yaml:4:5 key-missing {"key":"label","example":"{ es: \\"…\\", en: \\"…\\" }","above":["es","en"]}',
    ],
  },
  'a setting that texts use is told once, where it belongs, with where it is used': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/^phone: .*\n/m, ''),
      'blocks/call.yaml': yaml`
        type: call-to-action
        title: { es: "Llama al {{settings.phone}}", en: "Call {{settings.phone}}" }
        actions: [{ label: { es: "Escribe", en: "Write" }, page: contact }]
      `,
    },
    problems: ['settings.yaml:1:1 key-missing {"key":"phone","example":"\\"+34 900 000 000\\""}'],
  },
  'a required setting that texts use is not told of each of them': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/^email: .*\n/m, ''),
      'blocks/call.yaml': yaml`
        type: call-to-action
        title: { es: "Escribe a {{settings.email}}", en: "Write to {{settings.email}}" }
        actions: [{ label: { es: "Escribe", en: "Write" }, page: contact }]
      `,
    },
    problems: ['settings.yaml:1:1 key-missing {"key":"email","example":"\\"info@example.com\\""}'],
  },
  'the keys of something without the key that stands above them are told once, with that key': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        src: loaf.svg
        decorative: true
      `,
    },
    problems: [
      'blocks/greeting.yaml:3:1 key-missing {"key":"media","example":"{ src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }","above":["src","decorative"]}',
    ],
  },
  'so are keys that go on those of something else as they stand': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Hola"
          en: "Hello"
          src: loaf.svg
          decorative: true
      `,
    },
    problems: [
      'blocks/greeting.yaml:5:3 key-missing {"key":"media","example":"{ src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }","above":["src","decorative"],"within":"title"}',
    ],
  },
  'a list that goes on with the items of another one is told with the key that is gone above them': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: features
        title: { es: "Pan", en: "Bread" }
        items:
          - { title: { es: "Centeno", en: "Rye" }, text: { es: "Denso.", en: "Dense." } }
          - { label: { es: "Ver", en: "See" }, page: products }
          - { label: { es: "Contacto", en: "Contact" }, page: contact }
      `,
    },
    problems: [
      'blocks/invitation.yaml:5:5 key-missing {"key":"actions","example":"…","above":["label"],"isList":true}',
    ],
  },
};
