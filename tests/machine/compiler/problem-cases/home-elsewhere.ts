import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const home = (path: string) => yaml`
  role: home
  path: ${path}
  title: { es: "Pan de masa madre", en: "Sourdough bread" }
  description: { es: "Pan recién hecho en Ejemplo.", en: "Fresh bread in Ejemplo." }
  sections:
    - { type: hero, title: { es: "Pan de verdad", en: "Real bread" } }
`;

export const cases: Cases = {
  'a home page whose main address is not / is told, also where people know it there': {
    files: {
      'addresses.yaml': '/: { page: home, language: es }\n',
      'pages/home.yaml': home('{ es: "/inicio", en: "/" }'),
    },
    problems: ['pages/home.yaml:2:13 home-elsewhere {"path":"/inicio"}'],
  },
  'another language may have it elsewhere': {
    files: { 'pages/home.yaml': home('{ es: "/", en: "/home" }') },
    problems: [],
  },
};
