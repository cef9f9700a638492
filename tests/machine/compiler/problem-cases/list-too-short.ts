import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an empty list is reported with how many it needs': {
    files: {
      'faqs/baking.yaml': 'items: []\n',
    },
    problems: ['faqs/baking.yaml:1:8 list-too-short {"minimum":1}'],
  },
  'a condition without content is reported': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        when: {}
      `,
    },
    problems: ['blocks/greeting.yaml:3:7 list-too-short {"minimum":1}'],
  },
};
