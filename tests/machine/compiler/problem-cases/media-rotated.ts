import { jpeg, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a photo that says how it is to be turned is told': {
    files: { ...showing('a.jpg', 'b.jpg'), 'media/a.jpg': jpeg(6), 'media/b.jpg': jpeg() },
    problems: ['warning media/a.jpg:1:1 media-rotated {"path":"a.jpg"}'],
  },
};
