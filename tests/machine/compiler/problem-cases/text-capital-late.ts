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
  'so is any other that a dictionary has, but what is called so in several texts': {
    files: {
      ...plain('En MAdrid hay pan, en MJimeno no', 'The BAkery has a DBaker and KHz'),
      'blocks/hero.yaml': 'type: hero\ntitle: { es: "Con DBaker", en: "Bread" }\n',
    },
    words: { es: ['madrid'], en: ['bakery', 'dbaker', 'khz'] },
    problems: [
      'warning blocks/text.yaml:3:11 text-capital-late {"word":"MAdrid","correct":"Madrid"}',
      'warning blocks/text.yaml:4:12 text-capital-late {"word":"BAkery","correct":"Bakery"}',
    ],
  },
};
