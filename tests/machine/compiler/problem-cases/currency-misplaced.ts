import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the sign stands before the amount where the language has it there': {
    files: plain('Cuesta 3 € y 4 €', 'It costs 3 € with €2 off'),
    problems: ['warning blocks/text.yaml:4:17 currency-misplaced {"text":"3 €","correct":"€3","language":"en"}'],
  },
  'a sign before the next amount is that of the next one': {
    files: plain('La barra 2 cuesta 3 €', 'Loaf 2 €3, or €3 €4'),
    problems: [],
  },
};
