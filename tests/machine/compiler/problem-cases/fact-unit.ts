import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a number with its unit is told with the number': {
    files: facts(
      'a: { type: money, value: "27.000 €" }',
      'b: { type: months, value: 18 meses }',
      'c: { type: percentage, value: "60 %" }',
      'd: { type: money, value: "€1,250.50" }',
    ),
    problems: [
      'facts.yaml:3:26 fact-unit {"value":"27.000 €","unit":"€","correct":27000}',
      'facts.yaml:4:27 fact-unit {"value":"18 meses","unit":"meses","correct":18}',
      'facts.yaml:5:31 fact-unit {"value":"60 %","unit":"%","correct":60}',
      'facts.yaml:6:26 fact-unit {"value":"€1,250.50","unit":"€","correct":1250.5}',
    ],
  },
  'a text may say what it likes': {
    files: facts('a: { type: text, value: "4,20 €" }', 'b: { value: "24 horas" }'),
    problems: [],
  },
};
