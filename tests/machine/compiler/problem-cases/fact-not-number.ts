import { course } from '../../../support/course';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a price that names a text is reported': {
    files: {
      'catalogue/courses/kneading.yaml': `${course}price: registration\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 fact-not-number {"fact":"registration","value":"P-204","isUse":true}',
    ],
  },
};
