import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what moves by itself has an end': {
    files: styled(
      '.a { animation: turn 2s linear infinite; }\n.b {\n  animation-iteration-count: 1, INFINITE;\n}\n.c { animation: infinite-turn 4s linear 2; }\n',
    ),
    problems: ['warning theme/tokens.css:1:6 css-endless {}', 'warning theme/tokens.css:3:3 css-endless {}'],
  },
};
