import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
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
  'what is told where it is written is not told where it is used': {
    files: {
      ...facts('fee: { type: money, value: consultar }'),
      'catalogue/courses/kneading.yaml': `${course}price: fee\n`,
    },
    problems: ['facts.yaml:3:28 fact-type {"type":"money","value":"consultar"}'],
  },
};
