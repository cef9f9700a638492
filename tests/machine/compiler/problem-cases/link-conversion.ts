import { page } from '../../../support/page';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const thanks = { 'pages/thanks.yaml': `${page('thanks')}conversion: true\nnoindex: true\n` };
const leading = (page: string) => yaml`
  path: { es: "/nuestro-pan", en: "/our-bread" }
  title: { es: "Nuestro pan", en: "Our bread" }
  description: { es: "El pan de cada día.", en: "Our daily bread." }
  parent: ${page}
  sections:
    - type: hero
      title: { es: "Hola", en: "Hello" }
      actions:
        - { label: { es: "Otra", en: "Another" }, page: ${page} }
`;

export const cases: Cases = {
  'where people arrive after sending a form, nobody is led who has sent nothing': {
    files: { ...thanks, 'pages/bread.yaml': leading('thanks') },
    problems: [
      'warning pages/bread.yaml:4:9 link-conversion {"page":"thanks","isNotFound":false}',
      'warning pages/bread.yaml:9:55 link-conversion {"page":"thanks","isNotFound":false}',
    ],
  },
  'nor is anybody led to what is shown in the place of another page': {
    files: { 'pages/bread.yaml': leading('not-found') },
    problems: [
      'warning pages/bread.yaml:4:9 link-conversion {"page":"not-found","isNotFound":true}',
      'warning pages/bread.yaml:9:55 link-conversion {"page":"not-found","isNotFound":true}',
    ],
  },
  'an old address may lead there': {
    files: { ...thanks, 'redirects.yaml': 'redirects:\n  - from: "/exito"\n    page: thanks\n' },
    problems: [],
  },
};
