import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a figure in a word, and a letter in a figure, are told': {
    files: plain('C0rteza de 2O24', 'Open t0day'),
    problems: [
      'warning blocks/text.yaml:3:8 text-figure-joined {"word":"C0rteza","correct":"Corteza"}',
      'warning blocks/text.yaml:3:19 text-figure-joined {"word":"2O24","correct":"2024"}',
      'warning blocks/text.yaml:4:13 text-figure-joined {"word":"t0day","correct":"today"}',
    ],
  },
  'digits that are stuck to a figure of the site are told where its sign says that it is an amount': {
    files: {
      ...facts('rate: { type: percentage, value: 98 }', 'rye: { type: money, value: 27 }'),
      ...plain(
        'El 1{{facts.rate}} % por {{facts.rye}}.00 €.',
        'The 20{{facts.rate}} class, {{facts.rate}}%, €{{facts.rye}}.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:11 text-figure-joined {"word":"1{{facts.rate}}","correct":"{{facts.rate}}","isToken":true}',
      'warning blocks/text.yaml:3:33 text-figure-joined {"word":"{{facts.rye}}.00","correct":"{{facts.rye}}","isToken":true}',
    ],
  },
  'codes are right': {
    files: plain('H2O2, A0, 0x1F, b0t_a, LEMD0, 2o', 'Web3, v0.1, 10x'),
    problems: [],
  },
};
