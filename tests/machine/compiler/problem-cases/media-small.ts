import { jpeg, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a photograph that its place enlarges to more than twice its size is told, as it is once it is upright and cut': {
    files: {
      ...showing('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg, crop: { left: 40 }'),
      'media/a.jpg': jpeg(1, 20, 20),
      'media/b.jpg': jpeg(1, 30, 30),
      'media/c.jpg': jpeg(1, 400, 10),
      'media/d.jpg': jpeg(6, 30, 20),
      'media/e.jpg': jpeg(1, 120, 20),
    },
    problems: [
      'warning blocks/logos.yaml:5:12 media-small {"path":"a.jpg","width":20,"least":48}',
      'warning blocks/logos.yaml:9:12 media-small {"path":"e.jpg","width":72,"least":160}',
    ],
  },
};
