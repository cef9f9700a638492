import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const page = (head: string) =>
  `${head}${yaml`
  title: { es: "Bollos", en: "Buns" }
  description: { es: "Bollos.", en: "Buns." }
  sections: [{ type: hero, title: { es: "Bollos", en: "Buns" } }]
`}`;

export const cases: Cases = {
  'a copy is blamed, not what was copied': {
    files: {
      'pages/buns.yaml': page('path: { es: "/bollos", en: "/buns" }\n'),
      'pages/buns (2).yaml': page('path: { es: "/bollos", en: "/buns" }\n'),
    },
    problems: ['pages/buns (2).yaml:1:1 page-copied {"other":"site/pages/buns.yaml","hasRole":false}'],
  },
  'what is wrong in both is told of what was copied': {
    files: {
      'pages/buns.yaml': page('path: { es: "/bollos", en: "/buns" }\nprices: "Dos"\n'),
      'pages/buns (2).yaml': page('path: { es: "/bollos", en: "/buns" }\nprices: "Dos"\n'),
    },
    problems: [
      'pages/buns (2).yaml:1:1 page-copied {"other":"site/pages/buns.yaml","hasRole":false}',
      'pages/buns.yaml:2:1 key-unknown {"key":"prices"}',
    ],
  },
  'a copy of a page with a role is told once': {
    files: {
      'pages/buns.yaml': page('role: not-found\npath: { es: "/bollos", en: "/buns" }\n'),
      'pages/not-found.yaml': null,
      'pages/buns-copia.yaml': page('role: not-found\npath: { es: "/bollos", en: "/buns" }\n'),
    },
    problems: ['pages/buns-copia.yaml:2:1 page-copied {"other":"site/pages/buns.yaml","hasRole":true}'],
  },
};
