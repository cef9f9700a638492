import { theme } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

const details = '{"file":"FILE","bytes":4000001,"mostBytes":4000000}';

export const cases: Cases = {
  'a file with a picture pasted into it is told and not read, the others are': {
    files: { 'blocks/bread.yaml': `title: "${'x'.repeat(3_999_991)}"\n`, 'banners.yaml': 'spring: 3\n' },
    problems: [
      'banners.yaml:1:9 type-wrong {"expected":"object","example":"{ from: \\"01-01\\", until: \\"06-30\\" }"}',
      `blocks/bread.yaml:1:1 file-huge ${details.replace('FILE', 'blocks/bread.yaml')}`,
    ],
  },
  'a style sheet is held to the same': {
    files: {
      'theme/theme.yaml': theme('styles: [tokens.css]\n'),
      'theme/tokens.css': `a { background: ${'x'.repeat(3_999_983)} }`,
    },
    problems: [`theme/tokens.css:1:1 file-huge ${details.replace('FILE', 'theme/tokens.css')}`],
  },
};
