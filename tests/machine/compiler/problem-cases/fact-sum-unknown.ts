import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what cannot be added is told': {
    files: facts(
      'a: { value: 1 }',
      'b: { sum: [a, c] }',
      'd: { sum: [a, registration] }',
      'e: { sum: [a, f] }',
      'f: { sum: [e, a] }',
    ),
    problems: [
      'facts.yaml:4:15 fact-sum-unknown {"fact":"c","reason":"unknown","suggestion":"a"}',
      'facts.yaml:5:15 fact-sum-unknown {"fact":"registration","reason":"text"}',
      'facts.yaml:7:12 fact-sum-unknown {"fact":"e","reason":"circular"}',
    ],
  },
  'euros and hours cannot be added': {
    files: facts('a: { type: hours, value: 4 }', 'b: { type: money, value: 5 }', 'c: { type: money, sum: [b, a] }'),
    problems: ['facts.yaml:5:28 fact-sum-unknown {"fact":"a","reason":"measure"}'],
  },
  'sums of sums are right': {
    files: facts('a: { value: 1 }', 'b: { sum: [a, a] }', 'c: { sum: [b, a] }'),
    problems: [],
  },
  'sums in very many steps are worked out at once': {
    files: facts(
      'a0: { value: 1 }',
      ...Array.from({ length: 40 }, (_, index) => `a${index + 1}: { sum: [a${index}, a${index}] }`),
    ),
    problems: [],
  },
  'a price that is no number is told by itself': {
    files: {
      ...facts(
        'loaf-price: { value: 4-6 }',
        'roll-price: { type: money, value: 2 }',
        'both-price: { type: money, sum: [loaf-price, roll-price] }',
      ),
      'catalogue/courses/kneading.yaml': `${course}price: loaf-price\n`,
    },
    problems: ['catalogue/courses/kneading.yaml:6:8 fact-not-number {"fact":"loaf-price","value":"4-6","isUse":true}'],
  },
};
