import { theme } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file saved as Latin-1 is reported and the others are read': {
    files: {
      'blocks/latin.yaml': Buffer.from('title: "panadería"\n', 'latin1'),
      'banners.yaml': 'spring: 3\n',
    },
    problems: [
      'banners.yaml:1:9 type-wrong {"expected":"object","example":"{ from: \\"01-01\\", until: \\"06-30\\" }"}',
      'blocks/latin.yaml:1:1 file-not-utf8 {"file":"blocks/latin.yaml"}',
    ],
  },
  'a style sheet of the theme is held to the same': {
    files: {
      'theme/theme.yaml': theme('styles: [tokens.css]\n'),
      'theme/tokens.css': Buffer.from('/* panadería */', 'latin1'),
    },
    problems: ['theme/tokens.css:1:1 file-not-utf8 {"file":"theme/tokens.css"}'],
  },
};
