import { showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="${fill}"/></svg>`;

export const cases: Cases = {
  'a drawing that would take the colours of the page is told where it cannot': {
    files: {
      ...showing('a.svg', 'b.svg'),
      'media/a.svg': drawing('currentColor'),
      'media/b.svg': drawing('var(--accent)'),
    },
    problems: [
      'warning media/a.svg:1:1 drawing-misplaced {"path":"a.svg","correct":"drawings/a.svg"}',
      'warning media/b.svg:1:1 drawing-misplaced {"path":"b.svg","correct":"drawings/b.svg"}',
    ],
  },
  'one with colours of its own may lie anywhere, and one that takes them lies among the drawings': {
    files: {
      ...showing('a.svg', 'drawings/b.svg'),
      'media/a.svg': drawing('#c0ffee'),
      'media/drawings/b.svg': drawing('currentColor'),
    },
    problems: [],
  },
};
