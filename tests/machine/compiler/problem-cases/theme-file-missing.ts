import { styled, theme } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file that theme.yaml names is reported with the one that was meant': {
    files: { 'theme/theme.yaml': theme('styles: [token.css]\n'), 'theme/tokens.css': null },
    problems: ['theme/theme.yaml:5:10 theme-file-missing {"path":"theme/token.css"}'],
  },
  'a misspelt one comes with a suggestion, and that what was meant is unused is no second problem': {
    files: { 'theme/theme.yaml': theme('styles: [tokens.css]\n').replace('logo.svg', 'lgoo.svg') },
    problems: ['theme/theme.yaml:3:7 theme-file-missing {"path":"theme/lgoo.svg","suggestion":"theme/logo.svg"}'],
  },
  'a file that a style sheet names is reported where it stands': {
    files: styled('a {\n  background: url("pictures/crust.png");\n}\n'),
    problems: ['theme/tokens.css:2:20 theme-file-missing {"path":"theme/pictures/crust.png"}'],
  },
  'files of site/media may be named, other files may not': {
    files: styled('a { background: url(/media/loaf.svg#crust), url(../facts.yaml) }\n'),
    problems: ['theme/tokens.css:1:49 theme-file-missing {"path":"facts.yaml"}'],
  },
  'one of site/media is told with the way there': {
    files: styled('a {\n  background: url("media/loaf.svg");\n}\n'),
    problems: ['theme/tokens.css:2:20 theme-file-missing {"path":"media/loaf.svg","suggestion":"../media/loaf.svg"}'],
  },
  'what may be meant by it is not told as unused': {
    files: {
      ...styled('@font-face {\n  font-family: "Bread";\n  src: url("bread-800.woff2");\n}\n'),
      'theme/bread-700.woff2': 'wOF2',
    },
    problems: ['theme/tokens.css:3:13 theme-file-missing {"path":"theme/bread-800.woff2"}'],
  },
  'one without its ending is the only one called so, and what it would use is no second problem': {
    files: {
      ...styled('a { color: red }\n'),
      'theme/theme.yaml': theme('styles: [tokens.css, faces]\n'),
      'theme/faces.css': '@font-face {\n  font-family: "Bread";\n  src: url("bread.woff2");\n}\n',
      'theme/bread.woff2': 'wOF2',
    },
    problems: ['theme/theme.yaml:5:22 theme-file-missing {"path":"theme/faces","suggestion":"theme/faces.css"}'],
  },
};
