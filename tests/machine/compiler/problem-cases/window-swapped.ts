import { notices } from '../../../support/notices';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'days that fit the others only the other way round are told': {
    files: notices({ winter: 'from: "10-01", until: "05-31"', summer: 'from: "09-30", until: "06-01"' }),
    problems: ['warning banners.yaml:2:110 window-swapped {"from":"09-30","until":"06-01"}'],
  },
  'what goes on into the next year is right': {
    files: notices({ winter: 'from: "10-01", until: "05-31"', summer: 'from: "06-01", until: "09-30"' }),
    problems: [],
  },
};
