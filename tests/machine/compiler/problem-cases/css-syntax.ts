import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a block that is never closed is reported where it opens': {
    files: styled('a { color: red; }\nb { color: red;\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Unclosed block"}'],
  },
  'of blocks within each other, the one that is not closed is told by what is less indented': {
    files: styled('@media (width > 1px) {\n  a {\n    color: red;\n\n  b {\n    color: red;\n  }\n}\n'),
    problems: ['theme/tokens.css:2:5 css-syntax {"reason":"Unclosed block"}'],
  },
  'the last one in it, by where the outer one is closed': {
    files: styled('@media (width > 1px) {\n  a { color: "}"; }\n  b {\n    color: red;\n}\n\nc {\n  color: red;\n}\n'),
    problems: ['theme/tokens.css:3:5 css-syntax {"reason":"Unclosed block"}'],
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
  'two versions of the same that git has left are told as such': {
    files: styled('a { color: red; }\n<<<<<<< HEAD\nb { color: red; }\n=======\nb { color: blue; }\n>>>>>>> blue\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Unmerged"}'],
  },
  'a note of one line is none in a style sheet': {
    files: styled('/* See https://www.example.com/ */\n// The ink.\n:root {\n  --light-text: #111;\n}\n'),
    problems: ['theme/tokens.css:2:1 css-syntax {"reason":"Line comment","correct":"/* The ink. */"}'],
  },
  'a note that only the end of the next one would end is told where it begins, and one that names files is right': {
    files: styled(
      '/* All of src/*.css\n   and more. */\n/* The ink.\n:root {\n  --light-text: #111;\n}\n/* The paper. */\n',
    ),
    problems: ['theme/tokens.css:3:1 css-syntax {"reason":"Unclosed comment","correct":"/* The ink. */"}'],
  },
  'a quote that is not closed in its line is reported, whatever a later one closes': {
    files: styled('a { content: "x; }\nb { background: url(https://evil.example/x.png); }\nc { content: "y"; }\n'),
    problems: ['theme/tokens.css:1:14 css-syntax {"reason":"Unclosed string"}'],
  },
  'quotes in comments and in addresses, escaped ones, and lines that go on are no problem': {
    files: styled(
      `/* It's "x */\na::before { content: "\\""; }\nb::before { content: 'a\\\nb'; }\nc { background: url( data:,a//b ); }\n`,
    ),
    problems: [],
  },
  'blocks in more levels than programs can follow are reported, and no others': {
    files: styled(`${'a {'.repeat(100)}${'}'.repeat(100)}\n${'a{'.repeat(50_000)}${'}'.repeat(50_000)}\n`),
    problems: ['theme/tokens.css:2:402 css-syntax {"reason":"Too deep"}'],
  },
  'a line with another sign for its colon is told with the line': {
    files: styled(':root {\n  --call = #b4501a;\n}\n'),
    problems: ['theme/tokens.css:2:3 css-syntax {"reason":"Unknown word","correct":"--call: #b4501a;"}'],
  },
};
