import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

/** Tokens of which each names the one before twice: written out, more than any computer holds. */
const doubled = Array.from({ length: 60 }, (_none, index) => `  --a${index + 1}: var(--a${index}) var(--a${index});\n`);

export const cases: Cases = {
  'tokens that name each other more and more often have no colour': {
    files: styled(
      `:root {\n  --a0: red;\n${doubled.join('')}  --light-ground: var(--a60);\n  --light-text: #ddd;\n}\n`,
    ),
    problems: [],
  },
  'a part of the page is judged where the document goes round in circles': {
    files: styled(
      ':root {\n  --light-text: var(--light-link);\n  --light-link: var(--light-text);\n}\n.x {\n  --light-text: #eee;\n  --light-ground: #fff;\n}\n',
    ),
    problems: [
      'theme/tokens.css:2:17 css-value-malformed {"reason":"itself","value":"var(--light-link)"}',
      'theme/tokens.css:3:17 css-value-malformed {"reason":"itself","value":"var(--light-text)"}',
      'warning theme/tokens.css:6:17 css-contrast-low {"front":"--light-text","ground":"--light-ground","ratio":1.1,"least":4.5}',
    ],
  },
  'the main button stands out from a dark ground': {
    files: styled(':root {\n  --dark-ground: #2f4a2b;\n  --call: #2f4a2b;\n}\n'),
    problems: [
      'warning theme/tokens.css:3:11 css-contrast-low {"front":"--call","ground":"--dark-ground","ratio":1,"least":1.2}',
    ],
  },
  'a main button with an edge may be of the colour of its ground': {
    files: styled(
      ':root {\n  --dark-ground: #2f4a2b;\n  --call: #2f4a2b;\n}\n.tone-dark {\n  --call-edge: var(--text);\n}\n',
    ),
    problems: [],
  },
  'text stands out from its ground': {
    files: styled(
      ':root {\n  --light-ground: #fff;\n  --light-text: #ddd;\n  --call: rgb(200, 200, 200);\n  --call-text: #000;\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:3:17 css-contrast-low {"front":"--light-text","ground":"--light-ground","ratio":1.3,"least":4.5}',
    ],
  },
  'a ground that nothing stands out from is told once': {
    files: styled(':root {\n  --dark-ground: #f5f5f5;\n  --dark-text: #eee;\n  --dark-link: #ddd;\n}\n'),
    problems: [
      'warning theme/tokens.css:2:18 css-contrast-low {"front":"--dark-text","ground":"--dark-ground","ratio":1,"least":4.5}',
    ],
  },
  'two colours that two rules set for the whole document are told once': {
    files: styled(':root {\n  --light-ground: #fff;\n}\n:root {\n  --light-link: #ccc;\n}\n'),
    problems: [
      'warning theme/tokens.css:5:17 css-contrast-low {"front":"--light-link","ground":"--light-ground","ratio":1.6,"least":4.5}',
    ],
  },
  'a colour that a later rule sets otherwise is not judged': {
    files: styled(':root {\n  --light-text: #ccc;\n}\n:root {\n  --light-text: #222;\n}\n'),
    problems: [],
  },
  'a note between them parts no rule, nor does a rule within it': {
    files: styled(
      '.card {\n  --call: #333;\n  /* Of the call. */\n  .x {\n    top: 0;\n  }\n  --call-text: #222;\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:7:16 css-contrast-low {"front":"--call-text","ground":"--call","ratio":1.2,"least":4.5}',
    ],
  },
  'a part of the page is judged by what it sets itself': {
    files: styled('.board {\n  --ground: #000;\n}\n.card {\n  --call: #333;\n  --call-text: #222;\n}\n'),
    problems: [
      'warning theme/tokens.css:6:16 css-contrast-low {"front":"--call-text","ground":"--call","ratio":1.2,"least":4.5}',
    ],
  },
  'so is one from which what is mixed with it does not stand out': {
    files: styled(':root {\n  --dark-ground: #6a00ff;\n  --dark-error: #fff;\n}\n'),
    problems: [
      'warning theme/tokens.css:2:18 css-contrast-low {"front":"--dark-muted","ground":"--dark-ground","ratio":4.4,"least":4.5}',
    ],
  },
  'a call alone has the text that stands out from it': {
    files: styled(':root {\n  --call: #b4501a;\n}\n'),
    problems: [],
  },
  'what only a browser can mix is left to it': {
    files: styled(
      ':root {\n  --light-text: color-mix(in srgb, #fff, #eee);\n}\n@media print {\n  :root {\n    --light-text: #fff;\n  }\n}\n',
    ),
    problems: [],
  },
};
