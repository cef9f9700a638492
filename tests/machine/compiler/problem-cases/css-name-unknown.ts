import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is asked for is set somewhere': {
    files: styled(
      ':root {\n  --brasa: #f00;\n  --ligth-accent: var(--brasa);\n  -call: #eee;\n}\n.a {\n  color: var(--bras);\n  background: var(--light-ground);\n  border-color: var(--bras);\n  outline-color: var(--other, red);\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:3:3 css-name-unknown {"name":"--ligth-accent","suggestion":"--light-accent"}',
      'warning theme/tokens.css:4:3 css-name-unknown {"name":"-call","suggestion":"--call"}',
      'warning theme/tokens.css:7:14 css-name-unknown {"name":"--bras","suggestion":"--brasa"}',
    ],
  },
};
