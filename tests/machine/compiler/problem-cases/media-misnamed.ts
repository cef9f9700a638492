import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture of another format than its name says is told with the right name': {
    files: {
      ...showing('a.png', 'b.JPEG', 'c.png'),
      'media/a.png': jpeg(),
      'media/b.JPEG': jpeg(),
      'media/c.png': png(),
    },
    problems: ['media/a.png:1:1 media-misnamed {"path":"a.png","format":"jpg","correct":"a.jpg"}'],
  },
};
