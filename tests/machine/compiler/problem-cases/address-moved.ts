import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const swapped = (path: string) => yaml`
  path: ${path}
  title: { es: "Los panes", en: "The loaves" }
  description: { es: "Todos los panes.", en: "All the loaves." }
  sections:
    - { type: hero, title: { es: "Panes", en: "Loaves" } }
`;

export const cases: Cases = {
  'an address that shows another page, or the page in another language, is told where it is taken': {
    files: {
      'addresses.yaml': yaml`
        /contacto: { page: contact, language: es }
        /loaves: { page: loaves, language: en }
        /panes: { page: loaves, language: es }
        /productos: { page: contact }
      `,
      'pages/loaves.yaml': swapped('{ es: "/loaves", en: "/panes" }'),
    },
    problems: [
      'pages/loaves.yaml:1:13 address-moved {"address":"/panes","page":"loaves","language":"es","more":0,"correct":"/panes"}',
      'pages/loaves.yaml:1:28 address-moved {"address":"/loaves","page":"loaves","language":"en","more":0,"correct":"/loaves"}',
      'pages/products.yaml:1:13 address-moved {"address":"/productos","page":"contact","more":0}',
    ],
  },
  'addresses that are another language’s since that comes first are told once, where it does': {
    files: {
      'addresses.yaml': yaml`
        /cakes: { page: cakes, language: en }
        /loaves: { page: loaves, language: en }
      `,
      'pages/cakes.yaml': swapped('{ es: "/cakes", en: "/cakes" }'),
      'pages/loaves.yaml': swapped('{ es: "/loaves", en: "/loaves" }'),
    },
    problems: [
      'settings.yaml:6:3 address-moved {"address":"/cakes","page":"cakes","language":"en","more":1,"isOrder":true}',
    ],
  },
  'a page that has only got another name is where it was': {
    files: {
      'addresses.yaml': '/contacto: { page: write-to-us, language: es }\n',
    },
    problems: [],
  },
};
