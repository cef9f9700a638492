import { jpeg, png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture of another format than its name says is told with the right name': {
    files: {
      ...showing('a.png', 'b.JPEG', 'c.png', 'd.heic'),
      'media/a.png': jpeg(),
      'media/b.JPEG': jpeg(),
      'media/c.png': png(),
      'media/d.heic': jpeg(),
    },
    problems: [
      'media/a.png:1:1 media-misnamed {"path":"a.png","format":"jpg","correct":"a.jpg"}',
      'media/d.heic:1:1 media-misnamed {"path":"d.heic","format":"jpg","correct":"d.jpg"}',
    ],
  },
};
