import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the sign stands before the amount where the language has it there': {
    files: plain('Cuesta 3 € y 4 €', 'It costs 3 € with €2 off'),
    problems: [
      'warning blocks/text.yaml:4:17 currency-misplaced {"text":"3 €","correct":"€3","language":"en","side":"before"}',
    ],
  },
  'and behind it where the language has it there': {
    files: plain('Cuesta €3 y con masa € 4.', 'It costs €3, and with dough €4.'),
    problems: [
      'warning blocks/text.yaml:3:15 currency-misplaced {"text":"€3","correct":"3 €","language":"es","side":"behind"}',
      'warning blocks/text.yaml:3:29 currency-misplaced {"text":"€ 4","correct":"4 €","language":"es","side":"behind"}',
    ],
  },
  'a sign between two amounts is that of the first, and a pound may stand where it does at home': {
    files: plain('Dos por 3 € 4 días, o £5', 'Two for €3 on 4 days, or £5'),
    problems: [],
  },
  'a sign before the next amount is that of the next one': {
    files: plain('La barra 2 cuesta 3 €', 'Loaf 2 €3, or €3 €4'),
    problems: [],
  },
  'thousands with a space between them are one amount': {
    files: plain('Cuesta € 10 000 al año', 'It costs 10 000 € a year'),
    problems: [
      'warning blocks/text.yaml:3:15 currency-misplaced {"text":"€ 10 000","correct":"10.000 €","language":"es","side":"behind"}',
      'warning blocks/text.yaml:4:17 currency-misplaced {"text":"10 000 €","correct":"€10,000","language":"en","side":"before"}',
    ],
  },
};
