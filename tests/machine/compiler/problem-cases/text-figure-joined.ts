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
  'codes are right': {
    files: plain('H2O2, A0, 0x1F, b0t_a, LEMD0, 2o', 'Web3, v0.1, 10x'),
    problems: [],
  },
};
