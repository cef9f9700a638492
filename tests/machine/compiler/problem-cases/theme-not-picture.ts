import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an icon that is no picture is reported where it is named': {
    files: { 'theme/icon.svg': 'no picture' },
    problems: ['theme/theme.yaml:3:7 theme-not-picture {"path":"icon.svg"}'],
  },
  'half a drawing is none': {
    files: { 'theme/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g><path d="M0' },
    problems: ['theme/theme.yaml:3:7 theme-not-picture {"path":"icon.svg"}'],
  },
};
