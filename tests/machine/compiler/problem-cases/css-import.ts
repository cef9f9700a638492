import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a style sheet fetches no other one': {
    files: styled('@import "fonts.css";\n@IMPORT url(https://letras.panaderiatrigal.example/a.css);\n'),
    problems: ['theme/tokens.css:1:1 css-import {}', 'theme/tokens.css:2:1 css-import {}'],
  },
};
