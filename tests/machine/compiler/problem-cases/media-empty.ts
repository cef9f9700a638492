import { showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file without content is told, and that it is no picture is not': {
    files: { ...showing('bread.png'), 'media/bread.png': '' },
    problems: ['media/bread.png:1:1 media-empty {"path":"bread.png"}'],
  },
};
