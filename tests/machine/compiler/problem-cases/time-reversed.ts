import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'hours that end before they begin are told': {
    files: plain('De 18:00 a 9:00', 'Open 18:00–9:00 and 21:30 to 19:00'),
    problems: [
      'warning blocks/text.yaml:3:11 time-reversed {"text":"18:00 a 9:00"}',
      'warning blocks/text.yaml:4:13 time-reversed {"text":"18:00–9:00"}',
      'warning blocks/text.yaml:4:28 time-reversed {"text":"21:30 to 19:00"}',
    ],
  },
  'days and nights are right': {
    files: plain('De 9:00 a 18:00 y de 22:00 a 6:00', '20:00 to 8:00, 9:00'),
    problems: [],
  },
};
