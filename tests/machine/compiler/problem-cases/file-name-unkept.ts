import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const picture = basicText('media/loaf.svg');

export const cases: Cases = {
  'a name that Windows cannot keep is told with one that it can; others are right': {
    files: {
      'media/¿Qué es?.svg': picture,
      'media/a: b /loaf.svg': picture,
      'media/aux.svg': picture,
      "media/50 % it's #1 (auxiliary) & con.svg": picture,
    },
    problems: [
      'warning media/¿Qué es?.svg:1:1 file-name-unkept {"file":"media/¿Qué es?.svg","correct":"media/¿Qué es.svg"}',
      'warning media/a: b /loaf.svg:1:1 file-name-unkept {"file":"media/a: b /loaf.svg","correct":"media/a b/loaf.svg"}',
      'warning media/aux.svg:1:1 file-name-unkept {"file":"media/aux.svg","correct":"media/aux-1.svg"}',
    ],
  },
  'two names that differ in capitals alone are told': {
    files: { 'media/Loaf.svg': picture },
    problems: ['warning media/loaf.svg:1:1 file-name-unkept {"file":"media/loaf.svg","other":"media/Loaf.svg"}'],
  },
  'so are two that look the same, with accents that are characters of their own in one of them': {
    files: { 'media/caf\u00e9.svg': picture, 'media/cafe\u0301.svg': picture },
    problems: [
      'warning media/caf\u00e9.svg:1:1 file-name-unkept {"file":"media/caf\u00e9.svg","other":"media/cafe\u0301.svg"}',
    ],
  },
};
