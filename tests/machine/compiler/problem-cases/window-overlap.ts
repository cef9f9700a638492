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
      'warning banners.yaml:2:110 window-overlap {"id":"winter","other":"summer","from":"10-01","until":"10-02","never":false}',
      'warning banners.yaml:3:108 window-overlap {"id":"june","other":"summer","from":"06-10","until":"06-20","never":true}',
    ],
  },
  'one that comes first and lies within another takes its place for a while': {
    files: notices({
      june: 'from: "06-10", until: "06-20"',
      always: 'from: "01-01", until: "12-31"',
    }),
    problems: [],
  },
};
