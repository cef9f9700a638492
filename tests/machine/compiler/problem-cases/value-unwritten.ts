import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'of a language that is still to be written nothing else is said': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        '  - { code: en',
        '  - { code: "[[Code]]", locale: "[[Locale]]", name: "[[Name]]" }\n  - { code: en',
      ),
    },
    problems: [
      'settings.yaml:7:14 value-unwritten {"text":"[[Code]]","rule":{"title":"Código","description":"El código del idioma, como «en»: la clave de los textos en ese idioma."},"example":"\\"en\\""}',
      'settings.yaml:7:34 value-unwritten {"text":"[[Locale]]","rule":{"title":"Convenciones","description":"El idioma con su país, por el que se escriben fechas y cifras."},"example":"\\"en-US\\""}',
      'settings.yaml:7:54 value-unwritten {"text":"[[Name]]","rule":{"title":"Nombre","description":"El idioma, en ese mismo idioma."}}',
    ],
  },
  'what is still to be written is told once, whatever goes there, and nothing else of it': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "[[/extra]]" }
        title: { es: "[[Escribe aquí el texto]]", en: "Extra" }
        description: { es: "Una página más.", en: "One more page." }
        publish: "[[Day]]"
        sections:
          - type: hero
            title: { es: "Pan", en: "<b>[[…]]</b>" }
            actions:
              - { label: { es: "Ver", en: "See" }, page: "[[Page]]" }
      `,
    },
    problems: [
      'pages/extra.yaml:1:32 value-unwritten {"text":"[[/extra]]","language":"en","rule":{"title":"English","description":"La dirección en cada idioma. Si varios idiomas tienen la misma, la página se lee ahí en todos ellos, y cada uno menos el primero tiene además otra con su prefijo."},"example":"\\"/extra\\""}',
      'pages/extra.yaml:2:15 value-unwritten {"text":"[[Escribe aquí el texto]]","language":"es"}',
      'pages/extra.yaml:4:11 value-unwritten {"text":"[[Day]]","rule":{"title":"Desde el día","description":"El primer día en que se ve, como año-mes-día. Antes, para las visitas no existe."},"example":"\\"2026-12-01\\""}',
      'pages/extra.yaml:7:33 value-unwritten {"text":"[[…]]","language":"en"}',
      'pages/extra.yaml:9:51 value-unwritten {"text":"[[Page]]","rule":{"title":"Página","description":"Nombre de la página a la que lleva: el de su archivo en site/pages, sin .yaml; si hace una de cada curso o lugar, con su nombre detrás: curso:raku."}}',
    ],
  },
  'of a message it is told what it is for': {
    files: {
      'messages.yaml': basicText('messages.yaml').replace(
        /^atSign:.*$/m,
        'atSign: { es: " arroba ", en: "[[At sign]]" }',
      ),
    },
    problems: [
      'messages.yaml:60:32 value-unwritten {"text":"[[At sign]]","language":"en","rule":{"title":"Arroba","description":"Lo que va en lugar de @ donde el correo se escribe en palabras."}}',
    ],
  },
  'brackets with figures, and lists of lists, are something else': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Tabla [[1, 2], [3, 4]] y [[5]]", en: "Table [[1, 2], [3, 4]] and [[5]]" }
        intro: { es: "[Pan] [[", en: "[Bread] [[" }
      `,
    },
    problems: [],
  },

  'so is one of which the brackets at one end were deleted': {
    files: {
      'blocks/greeting.yaml':
        'type: hero\ntitle: { es: "[[título", en: "Bread]]" }\nintro: { es: "De [[1]] a 2]", en: "From [[1]] to 2]" }\n',
    },
    problems: [
      'blocks/greeting.yaml:2:15 value-unwritten {"text":"[[título","language":"es"}',
      'blocks/greeting.yaml:2:31 value-unwritten {"text":"Bread]]","language":"en"}',
    ],
  },
};
