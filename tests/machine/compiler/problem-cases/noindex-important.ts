import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page of the main navigation that search engines are to pass by is told': {
    files: {
      'pages/products.yaml': page('productos', { head: 'noindex: true' }),
    },
    problems: ['warning pages/products.yaml:4:10 noindex-important {"page":"products"}'],
  },
};
