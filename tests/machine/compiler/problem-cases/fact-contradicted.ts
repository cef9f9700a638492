import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'another price, almost the same, beside that of the fact is told': {
    files: {
      ...facts('fee: { type: money, value: 450 }'),
      'catalogue/courses/kneading.yaml': `${course.replace('en: "', 'en: "For €420. ')}price: fee\n`,
    },
    problems: [
      'warning catalogue/courses/kneading.yaml:2:35 fact-contradicted {"text":"420","fact":"fee","value":450,"suggestion":"{{facts.fee}}"}',
    ],
  },
  'a deposit, and another price of the site, are right': {
    files: {
      ...facts('fee: { type: money, value: 450 }', 'second: { type: money, value: 490 }'),
      'catalogue/courses/kneading.yaml': `${course.replace('en: "', 'en: "€50 now, the second one is €490. ')}price: fee\n`,
    },
    problems: [],
  },
};
