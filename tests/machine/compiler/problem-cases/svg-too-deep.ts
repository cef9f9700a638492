import { showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

const groups = (count: number, before = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${before}${'<g>'.repeat(count)}<path d="M0 0h9"/>${'</g>'.repeat(count)}</svg>`;

export const cases: Cases = {
  'a drawing of many thousand levels is told at its file, one of many shapes in few levels is not': {
    files: {
      ...showing('a.svg', 'drawings/b.svg', 'c.svg', 'd.svg'),
      'media/a.svg': groups(20_000),
      'media/drawings/b.svg': groups(20_000),
      'media/c.svg': groups(40, '<g><path d="M0 0h9"/></g>'.repeat(2000)),
      'media/d.svg': groups(1, '<g></x>'.repeat(20_000)),
    },
    problems: [
      'media/a.svg:1:1 svg-too-deep {"path":"media/a.svg","mostLevels":500}',
      'media/d.svg:1:1 svg-too-deep {"path":"media/d.svg","mostLevels":500}',
      'media/drawings/b.svg:1:1 svg-too-deep {"path":"media/drawings/b.svg","mostLevels":500}',
    ],
  },
};
