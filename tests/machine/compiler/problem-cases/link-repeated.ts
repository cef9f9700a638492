import type { Cases } from '../problem-case';

const actions = (...links: readonly string[]) => ({
  'blocks/come.yaml': [
    'type: call-to-action',
    'title: { es: "Ven", en: "Come" }',
    'actions:',
    ...links.map((link) => `  - { ${link} }`),
    '',
  ].join('\n'),
});

const CONTACT = 'label: { es: "Contacto", en: "Contact" }';
const ORDER = 'label: { es: "Encargos", en: "Orders" }';
const WRITE = 'label: { es: "Escribe", en: "Write" }';

export const cases: Cases = {
  'a link that stands there twice is told as that': {
    files: {
      'blocks/links.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "Ven", en: "Come" }, page: contact }\n  - { label: { es: "Ven", en: "Come" }, page: contact }\n',
    },
    problems: [],
  },
  'two links of one name, and two to one place, are told at the second': {
    files: actions(`${ORDER}, page: contact`, `${ORDER}, page: products`, `${WRITE}, page: contact`),
    problems: [
      'warning blocks/come.yaml:5:14 link-repeated {"label":"Encargos","first":1,"second":2,"same":"label"}',
      'warning blocks/come.yaml:6:52 link-repeated {"label":"Escribe","first":1,"second":3,"same":"target"}',
    ],
  },
  'a link that is named like another one in one language is told in that': {
    files: actions(
      `${ORDER}, page: contact`,
      'label: { es: "Productos", en: "Orders" }, page: products',
      'label: { es: "Pedidos", en: "Orders" }, page: products',
    ),
    problems: [
      'warning blocks/come.yaml:5:37 link-repeated {"label":"Orders","first":1,"second":2,"same":"label"}',
      'warning blocks/come.yaml:6:53 link-repeated {"label":"Pedidos","first":2,"second":3,"same":"target"}',
    ],
  },
  'one named like another, which leads where a third one does, is told once': {
    files: actions(`${ORDER}, page: contact`, `${WRITE}, page: products`, `${ORDER}, page: products`),
    problems: ['warning blocks/come.yaml:6:14 link-repeated {"label":"Encargos","first":1,"second":3,"same":"label"}'],
  },
  'two buttons that ask for different things may lead to one place': {
    files: actions(`${CONTACT}, page: contact`, `${WRITE}, page: contact`),
    problems: [],
  },
  'two places of a page are two': {
    files: actions(`${CONTACT}, page: contact`, `${WRITE}, page: contact, anchor: write`),
    problems: [],
  },
};
