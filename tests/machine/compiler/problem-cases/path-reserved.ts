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
};
