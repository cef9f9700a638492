import { logoSaying } from '../../../support/logos';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is said of a picture is not a whole paragraph': {
    files: logoSaying('A loaf of bread on a table. '.repeat(10).trim()),
    problems: ['warning blocks/logos.yaml:5:51 alt-long {"length":279,"most":250}'],
  },
  'a sentence or two are right': {
    files: logoSaying('A loaf of rye bread on a wooden table, with a knife.'),
    problems: [],
  },
};
