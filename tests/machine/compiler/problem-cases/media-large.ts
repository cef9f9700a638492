import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture of many bytes or pixels is told, one that nothing shows is not': {
    files: {
      ...showing('a.jpg', 'b.png', 'c.png'),
      'media/a.jpg': Buffer.concat([jpeg(), Buffer.alloc(1_000_000), jpeg()]),
      'media/b.png': png(4001, 20),
      'media/c.png': png(4000, 4000),
      'media/d.png': png(9000, 9000),
    },
    problems: [
      'warning media/a.jpg:1:1 media-large {"path":"a.jpg","bytes":1000118,"mostBytes":1000000}',
      'warning media/b.png:1:1 media-large {"path":"b.png","bytes":45,"mostBytes":1000000,"pixels":4001,"mostPixels":4000}',
    ],
  },
};
