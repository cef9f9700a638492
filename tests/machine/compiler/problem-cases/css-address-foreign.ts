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
  'an address of another host is found however it is spelt, and in a comment it is none': {
    files: styled(String.raw`a { background: u\72l(https://otro.example/a.png) }
b { background: image-set("\68ttps://otro.example/b.png" 1x) }
c { background: image-set(/* " */ "h\
ttps://otro.example/c.png" 1x) }
d::before { content: image-set(" //otro.example/d.png" 1x) }
e { background: image-set("\\\\otro.example/e.png" 1x, 'http:otro.example/e.png' 2x) }
f::before { content: "image: //otro.example/f.png"; quotes: "Pan: " " // " }
g { background: /* url(https://otro.example/g.png) */ url(#part) }
h { background: \75 rl(https://otro.example/h.png) }
i { background: /* \*/ url(https://otro.example/i.png) }
j { quotes: "\" url(https://otro.example/no.png)" ""; background: url(https://otro.example/j.png) }
`),
    problems: [
      'theme/tokens.css:1:23 css-address-foreign {"address":"https://otro.example/a.png"}',
      'theme/tokens.css:2:28 css-address-foreign {"address":"https://otro.example/b.png"}',
      'theme/tokens.css:3:36 css-address-foreign {"address":"https://otro.example/c.png"}',
      'theme/tokens.css:5:33 css-address-foreign {"address":" //otro.example/d.png"}',
      'theme/tokens.css:6:28 css-address-foreign {"address":"\\\\\\\\otro.example/e.png"}',
      'theme/tokens.css:6:57 css-address-foreign {"address":"http:otro.example/e.png"}',
      'theme/tokens.css:9:24 css-address-foreign {"address":"https://otro.example/h.png"}',
      'theme/tokens.css:10:28 css-address-foreign {"address":"https://otro.example/i.png"}',
      'theme/tokens.css:11:71 css-address-foreign {"address":"https://otro.example/j.png"}',
    ],
  },
};
