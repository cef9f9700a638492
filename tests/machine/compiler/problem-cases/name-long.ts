import { basicText } from '../../../support/compile-site';
import { png, showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

const fits = 'a'.repeat(180);
const long = `${fits}a`;
const deep = `/${'a'.repeat(99)}`.repeat(11);
const products = basicText('pages/products.yaml');

export const cases: Cases = {
  'an address of which no file can be named is told, one that fits is not': {
    files: {
      'pages/products.yaml': products.replace('/productos', `/${fits}`).replace('/products', `/${long}`),
      'redirects.yaml': `redirects:\n  - { from: "/old-${long}", page: products }\n  - { from: "${deep}", page: home }\n`,
    },
    problems: [
      `pages/products.yaml:1:202 name-long {"name":"${long}","bytes":181,"mostBytes":180}`,
      `redirects.yaml:2:13 name-long {"name":"old-${long}","bytes":185,"mostBytes":180}`,
      `redirects.yaml:3:13 name-long {"name":"${deep}","bytes":1100,"mostBytes":1000}`,
    ],
  },
  'a picture of which no smaller ones can be named is told': {
    files: { ...showing(`${long}.png`), [`media/${long}.png`]: png(1600, 900) },
    problems: [`media/${long}.png:1:1 name-long {"name":"${long}.png","bytes":185,"mostBytes":180}`],
  },
};
