import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a price ten times that of the one beside it in a row is told, and the other one is not': {
    files: facts(
      'class-1: { type: money, value: 2900 }',
      'class-2: { type: money, value: 240 }',
      'weekend: { type: money, value: 450 }',
    ),
    problems: [
      'warning facts.yaml:3:32 fact-magnitude {"fact":"class-1","value":2900,"other":"class-2","otherValue":240}',
    ],
  },
  'prices of other things, and of a row that rises, are right': {
    files: facts(
      'class-1: { type: money, value: 45 }',
      'class-2: { type: money, value: 290 }',
      'bun: { type: money, value: 2 }',
    ),
    problems: [],
  },
  'so are sizes that cost more step by step': {
    files: facts(
      'size-5: { type: money, value: 2 }',
      'size-6: { type: money, value: 7 }',
      'size-7: { type: money, value: 19 }',
    ),
    problems: [],
  },
  'ten of a thing cost as much more than one as they are': {
    files: facts('lessons-1: { type: money, value: 25 }', 'lessons-10: { type: money, value: 220 }'),
    problems: [],
  },
};
