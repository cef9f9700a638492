import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

const theme = (lines: string) => `color: "#204060"\nicon: icon.svg\nlogo: logo.svg\nplaceholder: crumbs.svg\n${lines}`;
const styled = (css: string) => ({ 'theme/theme.yaml': theme('styles: [tokens.css]\n'), 'theme/tokens.css': css });

/** Faults of the theme and of its style sheets. */
export const themeCases = {
  'theme-file-missing': {
    'a file that theme.yaml names is reported with the one that was meant': {
      files: { 'theme/theme.yaml': theme('styles: [token.css]\n'), 'theme/tokens.css': null },
      problems: ['theme/theme.yaml:5:10 theme-file-missing {"path":"theme/token.css"}'],
    },
    'a misspelt one comes with a suggestion, and what was meant is unused': {
      files: { 'theme/theme.yaml': theme('styles: [tokens.css]\n').replace('logo.svg', 'lgoo.svg') },
      problems: [
        'warning theme/logo.svg:1:1 theme-file-unused {"path":"theme/logo.svg"}',
        'theme/theme.yaml:3:7 theme-file-missing {"path":"theme/lgoo.svg","suggestion":"theme/logo.svg"}',
      ],
    },
    'a file that a style sheet names is reported where it stands': {
      files: styled('a {\n  background: url("pictures/crust.png");\n}\n'),
      problems: ['theme/tokens.css:2:20 theme-file-missing {"path":"theme/pictures/crust.png"}'],
    },
    'files of site/media may be named, other files may not': {
      files: styled('a { background: url(/media/loaf.svg#crust), url(../facts.yaml) }\n'),
      problems: ['theme/tokens.css:1:49 theme-file-missing {"path":"facts.yaml"}'],
    },
  },
  'theme-file-unused': {
    'a file that nothing names is a warning; a licence beside it is none': {
      files: { 'theme/old.css': 'a {}', 'theme/LICENSE.txt': 'Free.', 'theme/fonts/bread.woff2': 'wOF2' },
      problems: [
        'warning theme/fonts/bread.woff2:1:1 theme-file-unused {"path":"theme/fonts/bread.woff2"}',
        'warning theme/old.css:1:1 theme-file-unused {"path":"theme/old.css"}',
      ],
    },
  },
  'theme-font-format': {
    'a font of another format is reported where it is named, whatever it calls itself': {
      files: {
        ...styled('@font-face { src: url(a.ttf), url(b.woff2), url("c.woff2") }\n'),
        'theme/a.ttf': 'true',
        'theme/b.woff2': 'wOFF',
        'theme/c.woff2': 'wOF2',
      },
      problems: [
        'theme/tokens.css:1:23 theme-font-format {"path":"a.ttf"}',
        'theme/tokens.css:1:35 theme-font-format {"path":"b.woff2"}',
      ],
    },
  },
  'theme-not-picture': {
    'an icon that is no picture is reported where it is named': {
      files: { 'theme/icon.svg': 'no picture' },
      problems: ['theme/theme.yaml:3:7 theme-not-picture {"path":"icon.svg"}'],
    },
  },
  'css-syntax': {
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
    'what browsers have learnt lately is no fault': {
      files: styled('@layer x { a { & b { c: d } .e { f: g } > h { i: j } @media (width > 1px) { k: l } } }\n'),
      problems: [],
    },
  },
  'css-import': {
    'a style sheet fetches no other one': {
      files: styled('@import "fonts.css";\n@IMPORT url(https://letras.panaderiatrigal.example/a.css);\n'),
      problems: ['theme/tokens.css:1:1 css-import {}', 'theme/tokens.css:2:1 css-import {}'],
    },
  },
  'css-address-foreign': {
    'an address of another host is reported, in every way it can be written': {
      files: styled(yaml`
        a { background: url(https://otro.example/a.png) }
        b { --picture: url( '//otro.example/b.png' ) }
        c { background: image-set("https://otro.example/c.png" 1x) }
        d { background: url(data:image/png;base64,AA==), url(#part); content: "https://otro.example" }
        e { content: url(https://otro.example/e.png) }
        /* f { background: url(https://otro.example/f.png) } */
      `),
      problems: [
        'theme/tokens.css:1:21 css-address-foreign {"address":"https://otro.example/a.png"}',
        'theme/tokens.css:2:22 css-address-foreign {"address":"//otro.example/b.png"}',
        'theme/tokens.css:3:28 css-address-foreign {"address":"https://otro.example/c.png"}',
        'theme/tokens.css:5:18 css-address-foreign {"address":"https://otro.example/e.png"}',
      ],
    },
  },
} satisfies Partial<ProblemCases>;
