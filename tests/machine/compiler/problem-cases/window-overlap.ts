import { notices } from '../../../support/notices';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'notices whose days meet are told at the second': {
    files: notices({
      summer: 'from: "06-01", until: "10-02"',
      winter: 'from: "10-01", until: "05-31"',
      june: 'from: "06-10", until: "06-20"',
    }),
    problems: [
      'warning banners.yaml:2:110 window-overlap {"id":"winter","other":"summer","from":"10-01","until":"10-02","never":false,"more":false}',
      'warning banners.yaml:3:108 window-overlap {"id":"june","other":"summer","from":"06-10","until":"06-20","never":true,"more":false}',
    ],
  },
  'one that comes first and lies within another takes its place for a while': {
    files: notices({
      june: 'from: "06-10", until: "06-20"',
      always: 'from: "01-01", until: "12-31"',
    }),
    problems: [],
  },
  'one for some days that comes last is hidden by those that have all days of every year': {
    files: notices({
      winter: 'from: "10-01", until: "05-31"',
      summer: 'from: "06-01", until: "09-30"',
      bridge: 'expire: "2030-12-05"',
      today: 'publish: "2026-12-01", expire: "2026-12-05"',
      always: '',
    }),
    problems: [
      'warning banners.yaml:3:112 window-overlap {"id":"bridge","other":"winter","from":"01-15","until":"01-14","never":true,"more":true}',
      'warning banners.yaml:4:134 window-overlap {"id":"today","other":"winter","from":"12-01","until":"12-05","never":true,"more":false}',
      'warning banners.yaml:5:17 window-overlap {"id":"always","other":"winter","from":"01-15","until":"01-14","never":true,"more":true}',
    ],
  },
  'before them, it takes their place; what is hidden only until another one is over is seen later': {
    files: notices({
      bridge: 'expire: "2030-12-05"',
      winter: 'from: "10-01", until: "05-31"',
      summer: 'from: "06-01", until: "09-30"',
    }),
    problems: [],
  },
};
