import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a missing key is reported at the map that lacks it, with an example': {
    files: {
      'blocks/questions.yaml': yaml`
        type: faq
        title: { es: "Dudas", en: "Doubts" }
      `,
    },
    problems: ['blocks/questions.yaml:1:1 key-missing {"key":"faq","example":"\\"general\\""}'],
  },
};
