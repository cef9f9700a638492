import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is asked for is set somewhere': {
    files: styled(
      ':root {\n  --brasa: #f00;\n  --ligth-accent: var(--brasa);\n  -call: #eee;\n}\n@property --turn {\n  syntax: "<angle>";\n  inherits: false;\n  initial-value: 0deg;\n}\n.a {\n  rotate: var(--turn);\n  color: var(--bras);\n  background: var(--light-ground);\n  border-color: var(--bras);\n  outline-color: var(--other, red);\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:3:3 css-name-unknown {"name":"--ligth-accent","suggestion":"--light-accent"}',
      'warning theme/tokens.css:4:3 css-name-unknown {"name":"-call","suggestion":"--call"}',
      'warning theme/tokens.css:13:14 css-name-unknown {"name":"--bras","suggestion":"--brasa"}',
    ],
  },
  'what is set without its hyphens, or with a slip, is told where it is set': {
    files: styled(
      ':root {\n  crust: #f00;\n  --golden-crsut: #fa0;\n}\n.a {\n  color: var(--crust);\n  background: var(--golden-crust);\n  fill: var(--golden-crust);\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:2:3 css-name-unknown {"name":"crust","suggestion":"--crust"}',
      'warning theme/tokens.css:3:3 css-name-unknown {"name":"--golden-crsut","suggestion":"--golden-crust"}',
    ],
  },
  'a name that was changed where it is set is told where it is asked for': {
    files: styled(':root {\n  --tinta: #102030;\n}\n.a {\n  color: var(--ink);\n  fill: var(--ink);\n}\n'),
    problems: ['warning theme/tokens.css:5:14 css-name-unknown {"name":"--ink","suggestion":"--tinta"}'],
  },
  'a slip is told beside the right one, a name of the theme’s own is not': {
    files: styled(
      ':root {\n  --light-accent: #f00;\n  --ligth-accent: #f00;\n  --light-accents: #f00;\n  --light-accent-2: #f00;\n  --dark-accent: #f00;\n  --dark-acent: #f00;\n}\n.a {\n  color: var(--dark-acent, red);\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:3:3 css-name-unknown {"name":"--ligth-accent","suggestion":"--light-accent"}',
      'warning theme/tokens.css:4:3 css-name-unknown {"name":"--light-accents","suggestion":"--light-accent"}',
    ],
  },
  'a name with the dash of a word processor or its spaces, or with a capital': {
    files: styled(
      ':root {\n  —call: #ffd670;\n\u00a0\u00a0--call-hover: #ffd670;\n  --call-txt: #102030;\n  --Call: #ffd670;\n  --cal: #f00;\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:2:3 css-name-unknown {"name":"—call","suggestion":"--call"}',
      'warning theme/tokens.css:3:1 css-name-unknown {"name":"\u00a0\u00a0--call-hover","suggestion":"--call-hover"}',
      'warning theme/tokens.css:4:3 css-name-unknown {"name":"--call-txt","suggestion":"--call-text"}',
      'warning theme/tokens.css:5:3 css-name-unknown {"name":"--Call","suggestion":"--call"}',
    ],
  },
  'a name that a sheet sets which is not used is told with that sheet alone': {
    files: {
      ...styled('a { color: var(--crumb); }\n'),
      'theme/crumbs.css': ':root { --crumb: #333; }\n',
    },
    problems: ['warning theme/crumbs.css:1:1 theme-file-unused {"path":"theme/crumbs.css"}'],
  },
  'a class with a slip is told with the one that is meant; others of the theme are its own': {
    files: styled(
      '.panel__medai,\n.panel__media,\n.panel__medias,\n.loaf__crumb,\n.placecard__media {\n  color: red;\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:1:2 css-name-unknown {"name":"panel__medai","suggestion":"panel__media"}',
      'warning theme/tokens.css:5:2 css-name-unknown {"name":"placecard__media","suggestion":"place-card__media"}',
    ],
  },
  'a movement with a slip is told with the one that is meant; others may be those of the program': {
    files: styled(
      '@keyframes loaf-rise {\n  to { opacity: 1; }\n}\n.a {\n  animation: loaf-rize 2s ease-in-out both;\n}\n.b {\n  animation-name: loaf-rise, page-loading-turn;\n}\n',
    ),
    problems: ['warning theme/tokens.css:5:14 css-name-unknown {"name":"loaf-rize","suggestion":"loaf-rise"}'],
  },
};
