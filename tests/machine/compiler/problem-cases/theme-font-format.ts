import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a font of another format is reported where it is named, whatever it calls itself': {
    files: {
      ...styled('@font-face { src: url(a.ttf), url(b.woff2), url("c.woff2") }\n'),
      'theme/a.ttf': 'true',
      'theme/b.woff2': 'wOFF',
      'theme/c.woff2': 'wOF2',
    },
    problems: [
      'theme/tokens.css:1:23 theme-font-format {"path":"a.ttf"}',
      'theme/tokens.css:1:35 theme-font-format {"path":"b.woff2"}',
    ],
  },
};
