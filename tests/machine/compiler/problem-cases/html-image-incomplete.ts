import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture without a file or an alternative is told': {
    files: prose("<p><img alt='Pan'><img src='/media/loaf.svg'></p>"),
    problems: [
      'blocks/text.yaml:3:11 html-image-incomplete {"lacks":"src"}',
      'blocks/text.yaml:3:26 html-image-incomplete {"lacks":"alt"}',
    ],
  },
  'one that only adorns is right': {
    files: prose("<p><img src='/media/loaf.svg' alt=''></p>"),
    problems: [],
  },
};
