import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'properties, values, units and rules that are nearly some': {
    files: styled(
      '@meida (width >= 40rem) {\n  .a {\n    colr: red;\n    fontWeight: 700;\n    display: gird;\n    padding: 2xp;\n    margin: 0 !importnat;\n  }\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:1:2 css-word-unknown {"word":"meida","correct":"media"}',
      'warning theme/tokens.css:3:5 css-word-unknown {"word":"colr","correct":"color"}',
      'warning theme/tokens.css:4:5 css-word-unknown {"word":"fontWeight","correct":"font-weight"}',
      'warning theme/tokens.css:5:14 css-word-unknown {"word":"gird","correct":"grid"}',
      'warning theme/tokens.css:6:15 css-word-unknown {"word":"xp","correct":"px"}',
      'warning theme/tokens.css:7:16 css-word-unknown {"word":"importnat","correct":"important"}',
    ],
  },
  'a class without its dot, and no element': {
    files: styled('badge {\n  margin: 0;\n}\nmain {\n  margin: 0;\n}\n'),
    problems: ['warning theme/tokens.css:1:1 css-word-unknown {"word":"badge","correct":".badge"}'],
  },
  'those that there are, new ones and own ones': {
    files: styled(
      '@layer base {\n  .a {\n    -webkit-line-clamp: 2;\n    corner-shape: squircle;\n    display: grid;\n    position: -webkit-sticky;\n    padding: 2px 1E3px;\n    --own-unit: 3xy;\n    margin: 0 !important;\n    transform: translate3d(0, 0, 0);\n  }\n}\n',
    ),
    problems: [],
  },
  'a word that nobody knows where few may stand, a unit by its name, a condition and the whole document': {
    files: styled(
      ':rot {\n  --text-md: 1rm;\n}\n@media (widht >= 40rem) {\n  .a {\n    font-style: kursiv;\n    font-weight: revert;\n    padding: 2pixels;\n  }\n}\n@supports (width: 1px) {\n  .a {\n    text-align: -webkit-center;\n  }\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:1:1 css-word-unknown {"word":":rot","correct":":root"}',
      'warning theme/tokens.css:2:15 css-word-unknown {"word":"rm","correct":"rem"}',
      'warning theme/tokens.css:4:9 css-word-unknown {"word":"widht","correct":"width"}',
      'warning theme/tokens.css:6:17 css-word-unknown {"word":"kursiv"}',
      'warning theme/tokens.css:8:15 css-word-unknown {"word":"pixels","correct":"px"}',
    ],
  },
  'what other tools make of style sheets, states that there are not, and words where numbers or others belong': {
    files: styled(
      '.a {\n  @apply text-lg;\n  vertical-align: center;\n  z-index: top;\n}\n.a::befor,\n.a:nth-child(2):hoover {\n  float: center;\n  z-index: 1;\n}\n.a:any-link:has(> .b):user-invalid {\n  vertical-align: 2px;\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:2:3 css-word-unknown {"word":"@apply"}',
      'warning theme/tokens.css:3:19 css-word-unknown {"word":"center"}',
      'warning theme/tokens.css:4:12 css-word-unknown {"word":"top"}',
      'warning theme/tokens.css:6:5 css-word-unknown {"word":"befor","correct":"before"}',
      'warning theme/tokens.css:7:17 css-word-unknown {"word":"hoover","correct":"hover"}',
      'warning theme/tokens.css:8:10 css-word-unknown {"word":"center"}',
    ],
  },
  'units in the plural behind a fraction, and a format of fonts that there is not': {
    files: styled(
      ':root {\n  --text-md: 2.25rems;\n}\n@font-face {\n  font-family: "Loaf";\n  src: url("fonts/text.woff2") format("woff3");\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:2:18 css-word-unknown {"word":"rems","correct":"rem"}',
      'theme/tokens.css:6:13 theme-file-missing {"path":"theme/fonts/text.woff2"}',
      'warning theme/tokens.css:6:40 css-word-unknown {"word":"woff3","correct":"woff2"}',
    ],
  },
};
