import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a site without a home page or a not-found page is told where one could be': {
    files: { 'pages/not-found.yaml': null },
    problems: ['pages/not-found.yaml:1:1 role-missing {"role":"not-found"}'],
  },
};
