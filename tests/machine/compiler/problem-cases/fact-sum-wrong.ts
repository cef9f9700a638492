import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a sum that is not that of its parts is told, another one is right': {
    files: facts(
      'a: { value: 27000 }',
      'b: { value: 33300 }',
      'c: { value: 60000, sum: [a, b] }',
      'd: { value: 60300, sum: [a, b] }',
      'e: { sum: [a, b] }',
    ),
    problems: ['facts.yaml:5:13 fact-sum-wrong {"value":"60000","correct":60300,"parts":["a","b"]}'],
  },
  'tenths add up': {
    files: facts('a: { value: 0.1 }', 'b: { value: 0.2 }', 'c: { value: 0.3, sum: [a, b] }'),
    problems: [],
  },
};
