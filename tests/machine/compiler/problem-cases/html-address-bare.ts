import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an address in HTML that is no link': {
    files: prose(
      '<p>Mira https://www.pan.example/centeno, y <a href="https://pan.example/">https://pan.example/</a>.</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:16 html-address-bare {"address":"https://www.pan.example/centeno","secure":"https://www.pan.example/centeno"}',
    ],
  },
  'one that is not secure becomes one that is': {
    files: prose('<p>Mira &lt;http://pan.example&gt;.</p>'),
    problems: [
      'warning blocks/text.yaml:3:20 html-address-bare {"address":"http://pan.example","secure":"https://pan.example"}',
    ],
  },
  'in a link and in code, addresses are in order': {
    files: prose(
      '<p><a href="https://pan.example/"><b>Ver</b> https://pan.example/</a> <code>https://pan.example</code></p>',
    ),
    problems: [],
  },
  'where no link can be, and of what is called like an address, nothing is told': {
    files: { ...plain('Mira https://pan.example/'), ...prose('<p>La web pan.example.</p>') },
    problems: [],
  },
};
