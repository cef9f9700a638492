import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a day that its month does not have is told': {
    files: plain('Hasta el 31 de abril, el 29 de febrero de 2026', 'Until April 31, 30 February'),
    problems: [
      'warning blocks/text.yaml:3:17 text-date-wrong {"text":"31 de abril","last":30}',
      'warning blocks/text.yaml:3:33 text-date-wrong {"text":"29 de febrero de 2026","last":28}',
      'warning blocks/text.yaml:4:14 text-date-wrong {"text":"April 31","last":30}',
      'warning blocks/text.yaml:4:24 text-date-wrong {"text":"30 February","last":29}',
    ],
  },
  'a day of the week is that of its date': {
    files: plain('El lunes 2 de mayo de 2026', 'On Monday, May 2, 2026'),
    problems: [
      'warning blocks/text.yaml:3:11 text-date-wrong {"text":"lunes 2 de mayo de 2026","weekday":"sábado"}',
      'warning blocks/text.yaml:4:11 text-date-wrong {"text":"Monday, May 2, 2026","weekday":"Saturday"}',
    ],
  },
  'dates of the calendar are right': {
    files: plain(
      'El sábado 2 de mayo de 2026, el 29 de febrero, el lunes 2 de mayo',
      'On Saturday 2 May 2026, the 29th of February, March 2026, May 4 and 5. Groups of 45 may come; in May 45 did',
    ),
    problems: [],
  },
};
