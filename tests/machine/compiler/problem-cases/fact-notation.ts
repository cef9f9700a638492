import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a number is written in the figures that are read': {
    files: facts('a: { value: 0x12 }', 'b: { type: count, value: 0o22 }', 'c: { value: 018 }', 'd: { value: 1e3 }'),
    problems: [
      'facts.yaml:3:13 fact-notation {"written":"0x12","correct":18}',
      'facts.yaml:4:26 fact-notation {"written":"0o22","correct":18}',
      'facts.yaml:5:13 fact-notation {"written":"018","correct":18}',
      'facts.yaml:6:13 fact-notation {"written":"1e3","correct":1000}',
    ],
  },
  'a nought before a point, and one in a text, are right': {
    files: facts('a: { value: 0.5 }', 'b: { value: "018" }', 'c: { value: 10 }', 'd: { value: "0x12" }'),
    problems: [],
  },
};
