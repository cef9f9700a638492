import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const hero = (more = '') => `{ type: hero, title: { es: "Hola", en: "Hello" }${more} }`;

export const cases: Cases = {
  'the second main heading is told; of those of other languages, visitors or days there is one': {
    files: {
      'pages/rye.yaml': page('centeno', { sections: `${hero()}\n    - ${hero()}` }),
      'pages/wheat.yaml': page('trigo', {
        sections: `${hero(', when: { language: es }')}\n    - ${hero(', when: { language: en }')}`,
      }),
      'pages/oat.yaml': page('avena', {
        sections: `${hero(', when: { visitor: home }')}\n    - ${hero(', when: { visitor: abroad }')}`,
      }),
      'pages/barley.yaml': page('cebada', {
        sections: `${hero(', expire: 2026-02-01')}\n    - ${hero(', publish: 2026-02-02')}`,
      }),
    },
    problems: ['warning pages/rye.yaml:7:13 main-heading-repeated {"type":"hero"}'],
  },
};
