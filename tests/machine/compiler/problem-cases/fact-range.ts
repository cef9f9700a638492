import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is negative, too much or in another age is told': {
    files: facts(
      'a: { type: money, value: -5 }',
      'b: { type: percentage, value: 160 }',
      'c: { type: months, value: 0 }',
      'd: { type: hours, value: 350000 }',
      'e: { type: date, value: "2204-09-02" }',
    ),
    problems: [
      'facts.yaml:3:26 fact-range {"value":"-5","isDate":false,"minimum":0,"maximum":100000000}',
      'facts.yaml:4:31 fact-range {"value":"160","isDate":false,"minimum":0,"maximum":100}',
      'facts.yaml:5:27 fact-range {"value":"0","isDate":false,"minimum":0.25,"maximum":360}',
      'facts.yaml:6:26 fact-range {"value":"350000","isDate":false,"minimum":0.25,"maximum":20000}',
      'facts.yaml:7:25 fact-range {"value":"2204-09-02","isDate":true,"minimum":1400,"maximum":2046}',
    ],
  },
};
