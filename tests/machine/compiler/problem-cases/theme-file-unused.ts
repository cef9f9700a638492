import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file that nothing names is a warning; a licence beside it is none': {
    files: { 'theme/old.css': 'a {}', 'theme/LICENSE.txt': 'Free.', 'theme/fonts/bread.woff2': 'wOF2' },
    problems: [
      'warning theme/fonts/bread.woff2:1:1 theme-file-unused {"path":"theme/fonts/bread.woff2"}',
      'warning theme/old.css:1:1 theme-file-unused {"path":"theme/old.css"}',
    ],
  },
};
