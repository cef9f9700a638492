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
};
