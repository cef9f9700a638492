import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

/** Questions that are called as a course is, with the answer to one of them. */
const answered = (es: string, en: string) => ({
  ...facts('fee: { type: money, value: 2450 }'),
  'catalogue/courses/baking.yaml': `${course}price: fee\n`,
  'faqs/baking.yaml': `items:\n  - question: { es: "¿Cuánto cuesta?", en: "What does it cost?" }\n    answer:\n      es: "<p>${es}</p>"\n      en: "<p>${en}</p>"\n`,
});

export const cases: Cases = {
  'a price of which a digit is another one, in what is called as the course is, is told': {
    files: answered('Cuesta 2.350&nbsp;€, y se puede pagar a plazos.', 'It costs €2,350. You can pay in instalments.'),
    problems: [
      'warning faqs/baking.yaml:4:22 fact-contradicted {"text":"2.350","fact":"fee","value":2450,"suggestion":"{{facts.fee}}"}',
      'warning faqs/baking.yaml:5:25 fact-contradicted {"text":"2,350","fact":"fee","value":2450,"suggestion":"{{facts.fee}}"}',
    ],
  },
  'one for some, one of another year, of something else, and beside the price, are right': {
    files: answered(
      'Cuesta 2.350 € para quien repite. Para los del pueblo cuesta 2.150 €. En 2019 costaba 2.550 €. El viaje cuesta 950 €.',
      'It costs €2,350 for those who repeat it. Costs in 2019: €2,550.',
    ),
    problems: [],
  },
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
