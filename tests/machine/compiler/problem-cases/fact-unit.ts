import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a number with its unit is told with the number': {
    files: facts(
      'a: { type: money, value: "27.000 €" }',
      'b: { type: months, value: 18 meses }',
      'c: { type: percentage, value: "60 %" }',
      'd: { type: money, value: "€1,250.50" }',
      'e: { type: money, value: "kr. 1.250" }',
    ),
    problems: [
      'facts.yaml:3:26 fact-unit {"value":"27.000 €","unit":"€","correct":27000}',
      'facts.yaml:4:27 fact-unit {"value":"18 meses","unit":"meses","correct":18}',
      'facts.yaml:5:31 fact-unit {"value":"60 %","unit":"%","correct":60}',
      'facts.yaml:6:26 fact-unit {"value":"€1,250.50","unit":"€","correct":1250.5}',
      'facts.yaml:7:26 fact-unit {"value":"kr. 1.250","unit":"kr.","correct":1250}',
    ],
  },
  'a text may say what it likes': {
    files: facts('a: { type: text, value: "4,20 €" }', 'b: { value: "24 horas" }'),
    problems: [],
  },
  'a number in thousands is told as what it comes to': {
    files: facts(
      'a: { type: money, value: 27k }',
      'b: { type: money, value: 27 mil }',
      'c: { type: money, value: "1,5 millones de euros" }',
      'd: { type: count, value: "2 dozen" }',
    ),
    problems: [
      'facts.yaml:3:26 fact-unit {"value":"27k","unit":"k","correct":27000}',
      'facts.yaml:4:26 fact-unit {"value":"27 mil","unit":"mil","correct":27000}',
      'facts.yaml:5:26 fact-unit {"value":"1,5 millones de euros","unit":"millones de euros","correct":1500000}',
      'facts.yaml:6:26 fact-unit {"value":"2 dozen","unit":"dozen","correct":24}',
    ],
  },
};
