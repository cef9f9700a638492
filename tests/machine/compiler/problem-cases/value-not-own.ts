import { basicText } from '../../../support/compile-site';

/** What two people say. */
const said = (one: string, other: string) =>
  [one, other]
    .map(
      (text, index) =>
        `person-${index}:\n  name: "Ana"\n  role: { es: "Vecina", en: "Neighbour" }\n  comment: { es: "${text}", en: "Bread number ${text === one ? 1 : 2}" }\n`,
    )
    .join('');

import type { Cases } from '../problem-case';

export const cases: Cases = {
  'no two of their kind have the same': {
    files: { 'people/testimonials.yaml': said('Un pan muy bueno, de verdad.', 'Un pan muy bueno, de verdad.') },
    problems: [
      'warning people/testimonials.yaml:8:12 value-not-own {"text":"Un pan muy bueno, de verdad.","other":"person-0"}',
    ],
  },
  'a map is that of its address': {
    files: {
      'places/locations.yaml':
        basicText('places/locations.yaml') +
        basicText('places/locations.yaml')
          .replace('shop:', 'second:')
          .replace('Horno, 3', 'Horno, 4')
          .replace('La tienda', 'El obrador'),
    },
    problems: [
      'warning places/locations.yaml:18:16 value-not-own {"text":"Obrador y tienda.","other":"shop"}',
      'warning places/locations.yaml:19:11 value-not-own {"text":"https://mapa.panaderiatrigal.example/tienda","other":"shop"}',
    ],
  },
  'what many have, they have on purpose': {
    files: {
      'people/testimonials.yaml': ['ana', 'berta', 'carla', 'diana']
        .map(
          (id) =>
            `${id}:\n  name: "Vecina ${id}"\n  role: { es: "Vecina", en: "Neighbour" }\n  comment: { es: "¡Qué pan!", en: "What bread!" }\n`,
        )
        .join(''),
    },
    problems: [],
  },
  'other ones have their own': {
    files: { 'people/testimonials.yaml': said('Un pan muy bueno, de verdad.', 'Y a la vuelta de casa, además.') },
    problems: [],
  },
  'two fields of other kinds have other labels': {
    files: {
      'forms.yaml':
        'ask:\n  title: { es: "Pregunta", en: "Ask" }\n  page: contact\n  anchor: form\n  height: 400\n  fields:\n    - { name: email, kind: email, label: { es: "Correo", en: "E-mail" } }\n    - { name: phone, kind: phone, label: { es: "Correo", en: "E-mail" } }\n',
    },
    problems: [
      'forms.yaml:4:11 anchor-unknown {"anchor":"form","page":"contact"}',
      'warning forms.yaml:8:42 value-not-own {"text":"Correo","other":"ask","item":1}',
    ],
  },
};
