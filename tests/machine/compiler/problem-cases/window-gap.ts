import { notices } from '../../../support/notices';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a few days between two notices are told at the end of the first': {
    files: notices({
      summer: 'from: "06-01", until: "09-29"',
      winter: 'from: "10-01", until: "05-31"',
    }),
    problems: ['warning banners.yaml:1:126 window-gap {"id":"summer","from":"09-30","until":"09-30"}'],
  },
  'a leap day, a season without any, one alone and one of certain days are no matter': {
    files: notices({
      easter: 'publish: 2026-04-01, expire: 2026-04-20',
      summer: 'from: "03-01", until: "09-30"',
      winter: 'from: "11-15", until: "02-28"',
    }),
    problems: [],
  },
  'beside a day that does not exist, none is told to be left out': {
    files: notices({ summer: 'from: "06-01", until: "09-30"', winter: 'from: "10-32", until: "05-31"' }),
    problems: [
      'banners.yaml:2:110 value-malformed {"value":"10-32","rule":{"title":"Cada año, desde","description":"Primer día del año en que se muestra, como mes-día."},"example":"\\"01-01\\""}',
    ],
  },
  'however long it is, it is told where the month and the day have changed places': {
    files: notices({
      summer: 'from: "06-01", until: "09-30"',
      winter: 'from: "01-10", until: "05-31"',
    }),
    problems: [
      'warning banners.yaml:2:110 window-gap {"id":"summer","from":"10-01","until":"01-09","correct":"10-01"}',
    ],
  },
};
