import { styled } from '../../../support/theme-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a font is called as it is called where it is brought': {
    files: styled(
      '@font-face {\n  font-family: "Public Sans";\n}\n:root {\n  --font-text: "PublicSans", "Arial";\n  --font-heading: "Pubic Sans";\n}\n.a {\n  font-family: "Public Sans", "Lora";\n}\n',
    ),
    problems: [
      'warning theme/tokens.css:5:17 css-font-unknown {"font":"PublicSans","suggestion":"Public Sans"}',
      'warning theme/tokens.css:6:20 css-font-unknown {"font":"Pubic Sans","suggestion":"Public Sans"}',
    ],
  },
  'so is one without quotes that is not of the system': {
    files: styled(
      '@font-face {\n  font-family: Lora;\n}\n:root {\n  --font-text: Lorra, Georgia, serif;\n  --font-heading: Lora, Lorena, serif;\n}\n',
    ),
    problems: ['warning theme/tokens.css:5:16 css-font-unknown {"font":"Lorra","suggestion":"Lora"}'],
  },
  'one with a word more than one that nothing names is that one, and a font of the system is not': {
    files: styled(
      '@font-face {\n  font-family: "Lora";\n}\n:root {\n  --font-text: "Lora Condensed", "Lora Fallback";\n  --font-figure: "Courier New";\n}\n',
    ),
    problems: ['warning theme/tokens.css:5:17 css-font-unknown {"font":"Lora Condensed","suggestion":"Lora"}'],
  },
};
