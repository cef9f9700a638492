import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const HERO = '{ type: hero, title: { es: "Hola", en: "Hello" } }';
const titled = (more = '') =>
  `{ type: prose, title: { es: "Harina", en: "Flour" }${more}, content: { es: "<p>De aquí.</p>", en: "<p>Local.</p>" } }`;

export const cases: Cases = {
  'a main heading below the title of another section is told; of what another language sees, nothing': {
    files: {
      'pages/rye.yaml': page('centeno', { sections: `${titled()}\n    - ${HERO}` }),
      'pages/oat.yaml': page('avena', { sections: `${HERO}\n    - ${titled()}` }),
    },
    problems: ['warning pages/rye.yaml:7:13 main-heading-late {"type":"hero","above":"prose"}'],
  },
  'above it may stand what has no title': {
    files: {
      'pages/rye.yaml': page('centeno', {
        sections: `{ type: prose, content: { es: "<p>De aquí.</p>", en: "<p>Local.</p>" } }\n    - ${HERO}`,
      }),
    },
    problems: [],
  },
};
