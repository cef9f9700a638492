import { course, startingOn } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

const lasting = (start: string, end: string) => `${startingOn(start)}end: ${end}\n`;

export const cases: Cases = {
  'what ends before it begins, or does not begin, is told': {
    files: {
      'catalogue/courses/kneading.yaml': lasting('2026-05-03', '2026-05-01'),
      'catalogue/courses/shaping.yaml': lasting('"{{facts.festival}}"', '2026-05-01'),
      'catalogue/courses/proving.yaml': lasting('2026-06', '2026-05-31'),
      'catalogue/courses/baking.yaml': `${course}end: 2026-05-01\n`,
      ...facts('festival: { type: date, value: 2026-05-02 }'),
    },
    problems: [
      'catalogue/courses/baking.yaml:6:6 span-wrong {"end":"2026-05-01","key":"start"}',
      'catalogue/courses/kneading.yaml:7:6 span-wrong {"end":"2026-05-01","key":"start","start":"2026-05-03"}',
      'catalogue/courses/proving.yaml:7:6 span-wrong {"end":"2026-05-31","key":"start","start":"2026-06"}',
      'catalogue/courses/shaping.yaml:7:6 span-wrong {"end":"2026-05-01","key":"start","start":"2026-05-02"}',
    ],
  },
  'on the same day, in the same month and later it may end': {
    files: {
      'catalogue/courses/kneading.yaml': lasting('2026-05-03', '2026-05-03'),
      'catalogue/courses/shaping.yaml': lasting('2026-05-03', '2026-05'),
      'catalogue/courses/proving.yaml': lasting('2026-05', '2026-05-31'),
    },
    problems: [],
  },
  'of a year that nobody can have meant, it is told that it is none': {
    files: { 'catalogue/courses/kneading.yaml': lasting('2126-05-03', '2026-05-05') },
    problems: ['warning catalogue/courses/kneading.yaml:6:8 date-absurd {"date":"2126-05-03","years":100}'],
  },
};
