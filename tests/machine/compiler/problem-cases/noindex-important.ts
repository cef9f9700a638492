import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page of the main navigation that search engines are to pass by is told': {
    files: {
      'pages/products.yaml': page('productos', { head: 'noindex: true' }),
    },
    problems: ['warning pages/products.yaml:4:10 noindex-important {"page":"products"}'],
  },
  'so is the page of a course, and not one of which nothing is': {
    files: {
      'pages/kneading.yaml': page('amasado', { head: 'noindex: true' }),
      'pages/thanks.yaml': page('gracias', { head: 'noindex: true' }),
      'catalogue/courses/kneading.yaml':
        'title: { es: "Amasar", en: "Kneading" }\ndescription: { es: "Con las manos.", en: "By hand." }\n',
    },
    problems: ['warning pages/kneading.yaml:4:10 noindex-important {"page":"kneading","entry":"kneading"}'],
  },
};
