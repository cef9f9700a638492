import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a site without a home page or a not-found page is told where one could be': {
    files: { 'pages/not-found.yaml': null },
    problems: ['pages/not-found.yaml:1:1 role-missing {"role":"not-found"}'],
  },
  'links to a page that is gone are not told on top': {
    files: { 'pages/home.yaml': null },
    problems: ['pages/home.yaml:1:1 role-missing {"role":"home"}'],
  },
  'a role that is mistyped is told as that alone': {
    files: { 'pages/not-found.yaml': basicText('pages/not-found.yaml').replace('role: not-found', 'role: notfound') },
    problems: ['pages/not-found.yaml:1:7 value-not-listed {"value":"notfound","suggestion":"not-found"}'],
  },
};
