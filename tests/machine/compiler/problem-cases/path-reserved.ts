import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an address the site keeps for itself is reported': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/data/pan", page: products }
          - { from: "/404", page: products }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-reserved {"path":"/data/pan"}',
      'redirects.yaml:3:13 path-reserved {"path":"/404"}',
    ],
  },
  'what hosts take for a folder is none for a page, and may lead on to one': {
    files: {
      'pages/products.yaml': basicText('pages/products.yaml').replace(/es: "\/[^"]*"/, 'es: "/panes/index"'),
      'redirects.yaml': yaml`
        redirects:
          - { from: "/en/index", page: products }
      `,
    },
    problems: ['pages/products.yaml:1:13 path-reserved {"path":"/panes/index"}'],
  },
};
