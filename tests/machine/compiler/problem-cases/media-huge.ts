import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a photograph of more than fifty megapixels is told': {
    files: {
      ...showing('a.jpg', 'b.png'),
      'media/a.jpg': jpeg(1, 10_000, 5001),
      'media/b.png': png(10_000, 5000),
    },
    problems: ['media/a.jpg:1:1 media-huge {"path":"a.jpg","width":10000,"height":5001,"mostPixels":50000000}'],
  },
};
