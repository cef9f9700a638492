import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a word with two capitals is told': {
    files: plain('LAs barras', 'THe bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-capital-late {"word":"LAs","correct":"Las"}',
      'warning blocks/text.yaml:4:8 text-capital-late {"word":"THe","correct":"The"}',
    ],
  },
  'names and plurals may have them': { files: plain('Los DVDs y las TVs', 'Two PhDs and the IDs'), problems: [] },
};
