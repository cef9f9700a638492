import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a share of one in the place of a percentage': {
    files: facts('a: { type: percentage, value: 0.6 }', 'b: { type: percentage, value: 0.125 }'),
    problems: [
      'warning facts.yaml:3:31 fact-share {"value":0.6,"correct":60}',
      'warning facts.yaml:4:31 fact-share {"value":0.125,"correct":12.5}',
    ],
  },
  'one in a hundred, decimals of more, and what is no percentage are right': {
    files: facts(
      'a: { type: percentage, value: 1 }',
      'b: { type: percentage, value: 1.5 }',
      'c: { type: hours, value: 0.5 }',
      'd: { type: text, value: "0,9" }',
    ),
    problems: [],
  },
};
