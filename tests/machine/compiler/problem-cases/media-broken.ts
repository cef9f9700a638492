import { jpeg, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a photograph that could not be decoded is told, unless its end is missing, which is told better': {
    files: {
      ...showing('a.jpg', 'b.jpg', 'c.jpg'),
      'media/a.jpg': jpeg(1, 200, 100),
      'media/b.jpg': jpeg(1, 200, 100).subarray(0, -2),
      'media/c.jpg': jpeg(1, 200, 100),
    },
    photographs: {
      'a.jpg': { broken: true },
      'b.jpg': { broken: true },
      'c.jpg': { hash: 'c', width: 200, height: 100 },
    },
    problems: ['media/a.jpg:1:1 media-broken {"path":"a.jpg"}', 'media/b.jpg:1:1 media-truncated {"path":"b.jpg"}'],
  },
  'so is a drawing of which two versions are left': {
    files: {
      ...showing('a.svg'),
      'media/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<<<<<<< HEAD\n=======\n<path d="M0 0h9"/>\n>>>>>>> x\n</svg>\n',
    },
    problems: ['media/a.svg:2:1 media-broken {"path":"media/a.svg","isUnmerged":true}'],
  },
};
