import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a block that is never closed is reported where it opens': {
    files: styled('a { color: red; }\nb { color: red;\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Unclosed block"}'],
  },
  'one brace too many is reported where it stands': {
    files: styled('a { color: red; }\n}\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Unexpected }"}'],
  },
  'a declaration without a colon is reported where it stands': {
    files: styled('a { color red; }\n'),
    problems: ['theme/tokens.css:1:5 css-syntax {"reason":"Unknown word"}'],
  },
  'what browsers have learnt lately is no problem': {
    files: styled('@layer x { a { & b { c: d } .e { f: g } > h { i: j } @media (width > 1px) { k: l } } }\n'),
    problems: [],
  },
  'a note of one line is none in a style sheet': {
    files: styled('/* See https://www.example.com/ */\n// The ink.\n:root {\n  --light-text: #111;\n}\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Line comment"}'],
  },
};
