import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a ring of the keyboard is there, or something in its place': {
    files: styled(
      'a:focus-visible {\n  outline: none;\n}\n.b:focus {\n  box-shadow: 0 0 0 2px red;\n  outline: 0;\n}\n.c:focus:not(:focus-visible) {\n  outline: none;\n}\n.d:focus {\n  outline: none;\n}\n.d:focus-visible {\n  outline: 2px solid;\n}\n',
    ),
    problems: ['warning theme/tokens.css:2:3 css-focus-hidden {}'],
  },
};
