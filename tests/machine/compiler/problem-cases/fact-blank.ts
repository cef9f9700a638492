import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a figure of an empty text is told': {
    files: facts('a: { value: "" }', 'b: { type: text, value: " " }', 'c: { value: "P-1" }'),
    problems: ['facts.yaml:3:13 fact-blank {"fact":"a"}', 'facts.yaml:4:25 fact-blank {"fact":"b"}'],
  },
  'so is a price still to be found': {
    files: facts('a: { value: "x,xx €" }', 'b: { value: "Por confirmar" }', 'c: { value: "XL" }'),
    problems: ['facts.yaml:3:13 fact-blank {"fact":"a"}', 'facts.yaml:4:13 fact-blank {"fact":"b"}'],
  },
};
