import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the least above the most is told: numbers, times, days': {
    files: facts(
      'age-minimum: { value: 81 }',
      'age-maximum: { value: 65 }',
      'open-from: { value: "9:00" }',
      'open-to: { value: "8:30" }',
      'term-start: { value: "2026-06" }',
      'term-end: { value: "2026-05" }',
    ),
    problems: [
      'warning facts.yaml:3:23 fact-order {"least":"age-minimum","most":"age-maximum","values":["81","65"]}',
      'warning facts.yaml:5:21 fact-order {"least":"open-from","most":"open-to","values":["9:00","8:30"]}',
      'warning facts.yaml:7:22 fact-order {"least":"term-start","most":"term-end","values":["2026-06","2026-05"]}',
    ],
  },
  'from something to the same is told, of hours and of numbers, and not of days, nor of least and most': {
    files: facts(
      'open-from: { value: "9:00" }',
      'open-to: { value: "9:00" }',
      'months-from: { value: 11 }',
      'months-to: { value: 11 }',
      'term-start: { value: "2026-06-01" }',
      'term-end: { value: "2026-06-01" }',
      'age-minimum: { value: 18 }',
      'age-maximum: { value: 18 }',
    ),
    problems: [
      'warning facts.yaml:3:21 fact-order {"least":"open-from","most":"open-to","values":["9:00","9:00"],"isSpanOfNone":true}',
      'warning facts.yaml:5:23 fact-order {"least":"months-from","most":"months-to","values":["11","11"],"isSpanOfNone":true}',
    ],
  },
  'others are no ends of a range': {
    files: facts(
      'a-minimum: { value: 1 }',
      'a-maximum: { value: 2 }',
      'b-from: { value: 9 }',
      'c-to: { value: 1 }',
      'd-from: { value: "B2" }',
      'd-to: { value: "A1" }',
    ),
    problems: [],
  },
  'the least of what a text counts above all of it is told, and not where the least counts something of its own': {
    files: {
      ...facts(
        'test-questions: { value: 50 }',
        'test-minimum: { value: 52 }',
        'trip-days: { value: 2 }',
        'trip-minimum: { value: 8 }',
        'oral-questions: { value: 20 }',
        'oral-minimum: { value: 10 }',
      ),
      ...plain(
        'Un test de {{facts.test-questions}} preguntas, mínimo {{facts.test-minimum}}; el oral, {{facts.oral-questions}} preguntas, mínimo {{facts.oral-minimum}}.',
        'A trip of {{facts.trip-days}} days, for at least {{facts.trip-minimum}} people, and for no more than {{facts.test-minimum}}.',
      ),
    },
    problems: [
      'warning facts.yaml:4:24 fact-order {"least":"test-minimum","most":"test-questions","values":["52","50"]}',
    ],
  },
};
