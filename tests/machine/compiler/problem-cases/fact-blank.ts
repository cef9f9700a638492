import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a figure of an empty text is told': {
    files: facts('a: { value: "" }', 'b: { type: text, value: " " }', 'c: { value: "P-1" }'),
    problems: ['?'],
  },
};
