import { basicText } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a price of nothing is told, a percentage of nothing is right': {
    files: facts('a: { type: money, value: 0 }', 'b: { type: percentage, value: 0 }'),
    problems: ['warning facts.yaml:3:26 fact-zero {"fact":"a","free":"{ es: \\"Gratis\\", en: \\"Free\\" }"}'],
  },
  'what is read in its place makes a price of nothing right': {
    files: {
      ...facts('a: { type: money, value: 0 }', 'b: { type: count, value: 0 }'),
      'messages.yaml': `${basicText('messages.yaml')}free: { es: "Gratis", en: "Free" }\n`,
    },
    problems: ['warning facts.yaml:4:26 fact-zero {"fact":"b"}'],
  },
  'so is one as a text, but not what is free': {
    files: facts('a: { value: "0,00 €" }', 'b: { value: "0 €" }', 'c: { value: "0,00" }'),
    problems: ['warning facts.yaml:3:13 fact-zero {"fact":"a"}'],
  },
};
