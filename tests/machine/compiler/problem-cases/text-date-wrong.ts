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
  'dates in figures are of the calendar, too': {
    files: plain('El 31/04/2026, el 15/13/2026 y el 04/15/2026', 'On 13/15/2026, 04.31.2026'),
    problems: [
      'warning blocks/text.yaml:3:11 text-date-wrong {"text":"31/04/2026","last":30}',
      'warning blocks/text.yaml:3:26 text-date-wrong {"text":"15/13/2026"}',
      'warning blocks/text.yaml:3:42 text-date-wrong {"text":"04/15/2026","correct":"15/04/2026"}',
      'warning blocks/text.yaml:4:11 text-date-wrong {"text":"13/15/2026"}',
      'warning blocks/text.yaml:4:23 text-date-wrong {"text":"04.31.2026","last":30}',
    ],
  },
  'months and days of the week are called as they are': {
    files: plain('En eneero de 2027, de lunes a vienres', 'In Febuary 2027, from Firday to Sunday'),
    problems: [
      'warning blocks/text.yaml:3:11 text-date-wrong {"text":"eneero","correct":"enero"}',
      'warning blocks/text.yaml:3:38 text-date-wrong {"text":"vienres","correct":"viernes"}',
      'warning blocks/text.yaml:4:11 text-date-wrong {"text":"Febuary","correct":"February"}',
      'warning blocks/text.yaml:4:30 text-date-wrong {"text":"Firday","correct":"Friday"}',
    ],
  },
  'other words, fractions and versions are right': {
    files: plain(
      'En setiembre de 2026, en verano de 2026, 3/4, 01/02/2026, de martes a sábado, lunes o festivos',
      'In May 2026, summer 2026, 1.31.2 and 12/31/2026, Mondays to Fridays',
    ),
    problems: [],
  },
  'a day of the week before a date in figures': {
    files: plain('El lunes 15/07/2025 y el martes, 15-07-2025', 'On Monday 15/07/2025'),
    problems: ['warning blocks/text.yaml:3:11 text-date-wrong {"text":"lunes 15/07/2025","weekday":"martes"}'],
  },
  'a day of the week behind a date, unless something begins then that is there on such days': {
    files: plain('El 2 de mayo de 2026, lunes, 9:00', 'From 2 May 2026, Monday to Friday; 2 May 2026 (Monday)'),
    problems: [
      'warning blocks/text.yaml:3:11 text-date-wrong {"text":"2 de mayo de 2026, lunes","weekday":"sábado"}',
      'warning blocks/text.yaml:4:43 text-date-wrong {"text":"2 May 2026 (Monday","weekday":"Saturday"}',
    ],
  },
  'a date as computers write it is one of the calendar, too': {
    files: plain(
      'Del 2027-13-01 al 2027-02-30, y 2027-02-28, 2027-12-31T',
      'From 2027-13-01 to 2027-02-30, and 2027-02-28',
    ),
    problems: [
      'warning blocks/text.yaml:3:12 text-date-wrong {"text":"2027-13-01"}',
      'warning blocks/text.yaml:3:26 text-date-wrong {"text":"2027-02-30","last":28}',
      'warning blocks/text.yaml:4:13 text-date-wrong {"text":"2027-13-01"}',
      'warning blocks/text.yaml:4:27 text-date-wrong {"text":"2027-02-30","last":28}',
    ],
  },
};
