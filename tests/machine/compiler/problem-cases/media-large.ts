import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9${' '.repeat(1_000_000)}"/></svg>`;

export const cases: Cases = {
  'a drawing of many bytes is told, one that nothing shows is not, nor a photograph, which is served smaller': {
    files: {
      ...showing('a.svg', 'b.jpg', 'c.png'),
      'media/a.svg': drawing,
      'media/b.jpg': Buffer.concat([jpeg(6, 4000, 3000), Buffer.alloc(1_000_000), jpeg()]),
      'media/c.png': png(7000, 7000),
      'media/d.svg': drawing,
    },
    problems: [`warning media/a.svg:1:1 media-large {"path":"a.svg","bytes":${drawing.length},"mostBytes":1000000}`],
  },
};
