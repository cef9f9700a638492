import { styled } from '../../../support/theme-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
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
};
