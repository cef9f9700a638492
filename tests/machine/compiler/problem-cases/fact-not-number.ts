import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a price that names a text is reported': {
    files: {
      'catalogue/courses/kneading.yaml': `${course}price: registration\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 fact-not-number {"fact":"registration","value":"P-204","isUse":true}',
    ],
  },
  'a price that names hours is reported, with the price of the same name': {
    files: {
      ...facts('loaf-hours: { type: hours, value: 20 }', 'loaf-price: { type: money, value: 40 }'),
      'catalogue/courses/kneading.yaml': `${course}price: loaf-hours\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 fact-not-number {"fact":"loaf-hours","value":"20","isUse":true,"type":"hours","suggestion":"loaf-price"}',
    ],
  },
  'an amount in quotation marks is told where it is written, with the number that it is': {
    files: {
      ...facts('fee: { value: "1.950 €" }', 'small: { value: "40" }', 'odd: { value: "4 5 6 7" }'),
      'catalogue/courses/kneading.yaml': `${course}price: fee\n`,
      'catalogue/courses/shaping.yaml': `${course}price: small\n`,
      'catalogue/courses/proving.yaml': `${course}price: odd\n`,
    },
    problems: [
      'facts.yaml:3:15 fact-not-number {"fact":"fee","value":"1.950 €","isUse":false,"correct":1950}',
      'facts.yaml:4:17 fact-not-number {"fact":"small","value":"40","isUse":false,"correct":40}',
      'facts.yaml:5:15 fact-not-number {"fact":"odd","value":"4 5 6 7","isUse":false}',
    ],
  },
  'what is told where it is written is not told where it is used': {
    files: {
      ...facts('fee: { type: money, value: consultar }'),
      'catalogue/courses/kneading.yaml': `${course}price: fee\n`,
    },
    problems: ['facts.yaml:3:28 fact-type {"type":"money","value":"consultar"}'],
  },
};
