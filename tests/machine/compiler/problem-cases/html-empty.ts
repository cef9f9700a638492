import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a heading or a point of a list without words is told': {
    files: prose('<h2> </h2><ul><li><b></b></li><li>Pan</li></ul>'),
    problems: [
      'warning blocks/text.yaml:3:8 html-empty {"tag":"h2"}',
      'warning blocks/text.yaml:3:22 html-empty {"tag":"li"}',
    ],
  },
  'a paragraph may be a gap': {
    files: prose('<h2>Pan</h2><p></p>'),
    problems: [],
  },
  'a heading below which the next one follows at once is told, but for several in a row': {
    files: prose(
      '<h2>Pan</h2><p>A</p><h2>Bollos</h2><h2>Tartas</h2><p>B</p>',
      '<h2>Bread</h2><h2>Buns</h2><h2>Cakes</h2><p>B</p>',
    ),
    problems: ['warning blocks/text.yaml:3:28 html-empty {"tag":"h2","isFollowed":true}'],
  },
};
