import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page that nothing leads to is told; one by which search engines pass, or that a redirect names, is not': {
    files: {
      'pages/rye.yaml': page('centeno'),
      'pages/oat.yaml': page('avena', { head: 'noindex: true' }),
      'pages/wheat.yaml': page('trigo'),
      'redirects.yaml': 'redirects: [{ from: "/trigal", page: wheat }]\n',
    },
    problems: ['warning pages/rye.yaml:1:1 page-orphan {"page":"rye"}'],
  },
};
