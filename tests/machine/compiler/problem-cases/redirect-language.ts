import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a redirect that leads readers of one language to another is told; where no page was read, any will do': {
    files: {
      'addresses.yaml': yaml`
        /bread: { page: products, language: en }
        /hogazas: { page: products, language: es }
        /loaves: { page: products, language: en }
        /pan: { page: products }
      `,
      'redirects.yaml': yaml`
        redirects:
          - { from: "/bread", page: products }
          - { from: "/hogazas", page: products, language: en }
          - { from: "/loaves", page: products, language: en }
          - { from: "/pan", page: products, language: en }
      `,
    },
    problems: [
      'redirects.yaml:2:13 redirect-language {"address":"/bread","language":"en","other":"es"}',
      'redirects.yaml:3:51 redirect-language {"address":"/hogazas","language":"es","other":"en"}',
    ],
  },
};
