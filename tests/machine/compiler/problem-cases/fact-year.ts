import type { Overlay } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const withTexts = (fact: string, es: string, en: string): Overlay => ({
  'facts.yaml': `registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nfounded: ${fact}\n`,
  'blocks/facts.yaml': `type: hero\ntitle: { es: "${es}", en: "${en}" }\n`,
});

export const cases: Cases = {
  'a year that a language writes as a number is told where it is set': {
    files: withTexts(
      '{ type: count, value: 1987 }',
      'Pan desde {{facts.founded}}',
      'Bread since {{facts.founded}} in one oven',
    ),
    problems: ['warning facts.yaml:3:32 fact-year {"fact":"founded","year":1987,"shown":"1,987"}'],
  },
  'a year that is a text, and a number of things, are right': {
    files: withTexts('{ type: text, value: "1987" }', 'Pan desde {{facts.founded}}', 'Bread since {{facts.founded}}'),
    problems: [],
  },
  'so is a number that is none of years': {
    files: withTexts('{ type: count, value: 1987 }', 'Ya {{facts.founded}} panes', 'By now {{facts.founded}} loaves'),
    problems: [],
  },
};
