import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text neither begins nor ends with a space': {
    files: plain('Pan ', ' Bread'),
    problems: [
      'warning blocks/text.yaml:3:11 text-space-edge {"isAtStart":false,"word":"Pan"}',
      'warning blocks/text.yaml:4:8 text-space-edge {"isAtStart":true,"word":"Bread"}',
    ],
  },
  'what is put between or behind other texts may': { files: plain(' arroba ', ' at '), problems: [] },
};
