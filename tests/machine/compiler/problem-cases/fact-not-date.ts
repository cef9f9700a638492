import { startingOn } from '../../../support/course';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a start that names another fact than a date is reported': {
    files: { 'catalogue/courses/kneading.yaml': startingOn('"{{facts.registration}}"') },
    problems: ['facts.yaml:2:10 fact-not-date {"fact":"registration","value":"P-204","isUse":false}'],
  },
  'a day that is in no month is told once': {
    files: {
      'catalogue/courses/kneading.yaml': startingOn('"{{facts.opening}}"'),
      'facts.yaml':
        'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\nopening: { type: date, value: "2026-09-31" }\n',
    },
    problems: ['facts.yaml:3:31 fact-type {"type":"date","value":"2026-09-31","last":30}'],
  },
  'a fact without a value is reported there alone': {
    files: {
      'catalogue/courses/kneading.yaml': startingOn('"{{facts.opening}}"'),
      'facts.yaml':
        'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\nopening: { valeu: "2026-05" }\n',
    },
    problems: ['facts.yaml:3:12 key-unknown {"key":"valeu","suggestion":"value"}'],
  },
  'a number where a fact is a date by its type is told there alone': {
    files: {
      'catalogue/courses/kneading.yaml': startingOn('"{{facts.opening}}"'),
      'facts.yaml':
        'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\nopening: { type: date, value: 46632 }\n',
    },
    problems: ['facts.yaml:3:31 fact-type {"type":"date","value":"46632","suggestion":"\\"2027-09-02\\""}'],
  },
};
