import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a value of another type is told, with what was meant where that is known': {
    files: facts(
      'a: { type: date, value: "02/09/2025" }',
      'b: { type: date, value: "2025-02-30" }',
      'c: { type: count, value: 2.5 }',
      'd: { type: money, value: mucho }',
      'e: { type: text, value: 2024 }',
      'f: { type: hours, value: "350" }',
      'g: { type: text, value: 0042 }',
      'h: { type: hours, value: "1,5" }',
      'i: { type: count, value: "1,5" }',
    ),
    problems: [
      'facts.yaml:3:25 fact-type {"type":"date","value":"02/09/2025","suggestion":"\\"2025-09-02\\""}',
      'facts.yaml:4:25 fact-type {"type":"date","value":"2025-02-30","last":28}',
      'facts.yaml:5:26 fact-type {"type":"count","value":"2.5"}',
      'facts.yaml:6:26 fact-type {"type":"money","value":"mucho"}',
      'facts.yaml:7:25 fact-type {"type":"text","value":"2024","suggestion":"\\"2024\\""}',
      'facts.yaml:8:26 fact-type {"type":"hours","value":"350","suggestion":"350"}',
      'facts.yaml:9:25 fact-type {"type":"text","value":"42","suggestion":"\\"0042\\""}',
      'facts.yaml:10:26 fact-type {"type":"hours","value":"1,5","suggestion":"1.5"}',
      'facts.yaml:11:26 fact-type {"type":"count","value":"1,5"}',
    ],
  },
  'values of their types are right': {
    files: facts(
      'a: { type: date, value: "2025-09" }',
      'b: { type: months, value: "11-13" }',
      'c: { type: count, value: 16 }',
      'd: { type: percentage, value: 0 }',
      'e: { type: text, value: "2024" }',
      'f: { type: hours, value: 1.5 }',
      'g: { type: money, value: 9.95 }',
    ),
    problems: [],
  },
  'a figure in words is told in digits': {
    files: facts('a: { type: money, value: veintisiete mil }'),
    problems: ['facts.yaml:3:26 fact-type {"type":"money","value":"veintisiete mil","suggestion":"27000"}'],
  },
  'so is one in the digits of another script, or with the dash of a price': {
    files: facts(
      'a: { type: money, value: １３２０ }',
      'b: { type: count, value: ١٤٥٠ }',
      'c: { type: money, value: "1.250,-" }',
      'd: { type: money, value: "９，９５０円" }',
      'e: { type: money, value: 2万8600 }',
      'f: { type: money, value: 89.– }',
    ),
    problems: [
      'facts.yaml:3:26 fact-type {"type":"money","value":"１３２０","suggestion":"1320"}',
      'facts.yaml:4:26 fact-type {"type":"count","value":"١٤٥٠","suggestion":"1450"}',
      'facts.yaml:5:26 fact-type {"type":"money","value":"1.250,-","suggestion":"1250"}',
      'facts.yaml:6:26 fact-type {"type":"money","value":"９，９５０円","suggestion":"9950"}',
      'facts.yaml:7:26 fact-type {"type":"money","value":"2万8600","suggestion":"28600"}',
      'facts.yaml:8:26 fact-type {"type":"money","value":"89.–","suggestion":"89"}',
    ],
  },
  'letters that look like digits, and thousands with decimals, are told with the number': {
    files: facts('a: { type: money, value: 27OOO }', 'b: { type: money, value: "27.000,50" }'),
    problems: [
      'facts.yaml:3:26 fact-type {"type":"money","value":"27OOO","suggestion":"27000"}',
      'facts.yaml:4:26 fact-type {"type":"money","value":"27.000,50","suggestion":"27000.5"}',
    ],
  },
};
