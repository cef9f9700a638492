import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page from which a redirect leads to an address is told in the place of what follows from it': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: products, page: "/loaves" }
          - { from: "/old-bread", page: products }
      `,
    },
    problems: ['redirects.yaml:2:13 redirect-swapped {"from":"products","page":"/loaves"}'],
  },
};
