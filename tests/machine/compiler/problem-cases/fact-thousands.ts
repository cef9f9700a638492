import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a sign for the thousands is told, whether YAML reads a number or a text': {
    files: facts(
      'a: { type: money, value: 27.000 }',
      'b: { value: 1.250 }',
      "c: { type: count, value: '52.000' }",
      'd: { type: hours, value: "1,200" }',
    ),
    problems: [
      'facts.yaml:3:26 fact-thousands {"written":"27.000","correct":27000}',
      'facts.yaml:4:13 fact-thousands {"written":"1.250","correct":1250}',
      'facts.yaml:5:26 fact-thousands {"written":"52.000","correct":52000}',
      'facts.yaml:6:26 fact-thousands {"written":"1,200","correct":1200}',
    ],
  },
  'decimals, small numbers and texts are right': {
    files: facts(
      'a: { type: hours, value: 1.5 }',
      'b: { value: 0.125 }',
      'c: { type: percentage, value: 12.345 }',
      'd: { type: text, value: "27.000" }',
      'e: { value: 27000 }',
      'f: { value: 1.2345 }',
    ),
    problems: [],
  },
  'that is all that is told of a count': {
    files: facts('a: { type: count, value: 1.240 }'),
    problems: ['facts.yaml:3:26 fact-thousands {"written":"1.240","correct":1240}'],
  },
};
