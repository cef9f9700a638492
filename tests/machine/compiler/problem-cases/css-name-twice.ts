import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'two values of a name in one rule are told': {
    files: styled(':root {\n  --light-accent: #100;\n  --light-link: #005;\n  --light-accent: #200;\n}\n'),
    problems: ['warning theme/tokens.css:4:19 css-name-twice {"name":"--light-accent","value":"#100","other":"#200"}'],
  },
  'the same value again, another rule, and a property that old browsers read otherwise are right': {
    files: styled(
      ':root {\n  --light-accent: #100;\n  --light-accent: #100;\n}\n.a {\n  --light-accent: #200;\n  height: 100vh;\n  height: 100svh;\n}\n',
    ),
    problems: [],
  },
};
