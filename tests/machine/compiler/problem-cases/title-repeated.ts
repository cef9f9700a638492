import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a title that another page has is told at the second, but for pages that search engines are not told of': {
    files: {
      'pages/oat.yaml': page('avena', { title: 'Pan', head: 'noindex: true' }),
      'pages/rye.yaml': page('centeno', { title: 'Pan' }),
      'pages/wheat.yaml': page('trigo', { title: 'Pan' }),
    },
    problems: ['warning pages/wheat.yaml:2:14 title-repeated {"text":"Pan","others":["rye"],"more":0}'],
  },
};
