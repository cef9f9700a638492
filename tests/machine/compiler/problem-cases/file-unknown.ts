import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a misspelt folder is reported with the place that was meant': {
    files: { 'page/about.yaml': 'path: {}\n' },
    problems: ['page/about.yaml:1:1 file-unknown {"file":"page/about.yaml","suggestion":"pages/about.yaml"}'],
  },
  'a file whose name ends in another way is reported with the right end': {
    files: { 'blog/tags.yml': 'news: { label: { es: "Noticias", en: "News" } }\n' },
    problems: ['blog/tags.yml:1:1 file-unknown {"file":"blog/tags.yml","suggestion":"blog/tags.yaml"}'],
  },
  'a file of another kind is reported without a suggestion': {
    files: { 'recipes/secret/dough.txt': 'flour' },
    problems: ['recipes/secret/dough.txt:1:1 file-unknown {"file":"recipes/secret/dough.txt"}'],
  },
  'a file in another folder, or called as its kind is, is the one that is missing': {
    files: {
      'faqs/baking.yaml': null,
      'baking.yml': basicText('faqs/baking.yaml'),
      'pages/not-found.yaml': null,
      'pages/not-found': basicText('pages/not-found.yaml'),
      'settings.yaml': null,
      'ajustes.yaml': basicText('settings.yaml'),
    },
    problems: [
      'ajustes.yaml:1:1 file-unknown {"file":"ajustes.yaml","suggestion":"settings.yaml"}',
      'baking.yml:1:1 file-unknown {"file":"baking.yml","suggestion":"faqs/baking.yaml"}',
      'pages/not-found:1:1 file-unknown {"file":"pages/not-found","suggestion":"pages/not-found.yaml"}',
    ],
  },
  'a picture that others look for is told where it is, and nowhere else': {
    files: {
      'blocks/loaf.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nmedia: { src: loaves/rye.svg, decorative: true }\n',
      'pages/rye.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    },
    problems: ['pages/rye.svg:1:1 file-unknown {"file":"pages/rye.svg","suggestion":"media/loaves/rye.svg"}'],
  },

  'a folder within another one is named with the one where it belongs': {
    files: {
      'pages/products.yaml': null,
      'pages/contact.yaml': null,
      'old/pages/products.yaml': basicText('pages/products.yaml'),
      'old/pages/contact.yaml': basicText('pages/contact.yaml'),
    },
    problems: ['old/pages/contact.yaml:1:1 file-unknown {"file":"old/pages/","suggestion":"pages/","isFolder":true}'],
  },
  'a folder that was renamed, or copied into the site, is told once, with what was meant by its name or by what it holds':
    {
      files: {
        'pages/products.yaml': null,
        'pages/contact.yaml': null,
        'paginas/products.yaml': basicText('pages/products.yaml'),
        'paginas/contact.yaml': basicText('pages/contact.yaml'),
        'old/pages/home.yaml': basicText('pages/home.yaml'),
        'old/settings.yaml': basicText('settings.yaml'),
      },
      problems: [
        'old/pages/home.yaml:1:1 file-unknown {"file":"old/","isFolder":true}',
        'paginas/contact.yaml:1:1 file-unknown {"file":"paginas/","suggestion":"pages/","isFolder":true}',
      ],
    },
};
