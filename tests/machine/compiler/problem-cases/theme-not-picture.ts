import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an icon that is no picture is reported where it is named': {
    files: { 'theme/icon.svg': 'no picture' },
    problems: ['theme/theme.yaml:3:7 theme-not-picture {"path":"icon.svg"}'],
  },
};
