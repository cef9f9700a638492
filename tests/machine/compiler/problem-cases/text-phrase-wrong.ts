import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is written wrong in any sentence is told, at its beginning and within': {
    files: plain('Haber si vienes: hay pan y integral, mas de uno.', 'You would of liked it, and i want more of it.'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Haber si","correct":"A ver si"}',
      'warning blocks/text.yaml:3:33 text-phrase-wrong {"phrase":"y integral","correct":"e integral"}',
      'warning blocks/text.yaml:3:45 text-phrase-wrong {"phrase":"mas de","correct":"más de"}',
      'warning blocks/text.yaml:4:12 text-phrase-wrong {"phrase":"would of","correct":"would have"}',
      'warning blocks/text.yaml:4:35 text-phrase-wrong {"phrase":"i","correct":"I"}',
    ],
  },
  'words that are right beside each other are not': {
    files: plain(
      'Si no hay pan, hay hielo y hierba; ve a por el pan, aun así, o hazlo por haber sido así. Los que esperan.',
      'Of course you could of course ask, rather then than later: its crust, and those of you is enough.',
    ),
    problems: [],
  },
};
