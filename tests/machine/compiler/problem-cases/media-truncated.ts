import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture whose end is missing is told': {
    files: {
      ...showing('a.png', 'b.jpg', 'c.png', 'd.jpg'),
      'media/a.png': png().subarray(0, 40),
      'media/b.jpg': jpeg().subarray(0, -2),
      'media/c.png': Buffer.concat([png(), Buffer.from('more')]),
      'media/d.jpg': jpeg(),
    },
    problems: ['media/a.png:1:1 media-truncated {"path":"a.png"}', 'media/b.jpg:1:1 media-truncated {"path":"b.jpg"}'],
  },
};
