import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a description that another page has is told at the second': {
    files: {
      'pages/rye.yaml': page('centeno', { description: 'Pan de masa madre.' }),
      'pages/wheat.yaml': page('trigo', { description: 'Pan de masa madre.' }),
    },
    problems: [
      'warning pages/wheat.yaml:3:20 description-repeated {"text":"Pan de masa madre.","others":["rye"],"more":0}',
    ],
  },
  'a template that says the same of every entry is told once': {
    files: {
      ...blog,
      'blog/posts/closing.yaml': post('Cierre', 'Closing'),
      'blog/posts/moving.yaml': post('Mudanza', 'Moving'),
    },
    problems: [
      'warning blog/posts/opening.yaml:2:20 description-repeated {"text":"Lo que pasó.","others":["moving","closing"],"more":0}',
    ],
  },
  'of pages of which one has been published already, the other one is told, whatever they are called': {
    files: {
      'addresses.yaml':
        '/: { page: home, language: es }\n/en: { page: home, language: en }\n/trigo: { page: wheat, language: es }\n',
      'pages/rye.yaml': page('centeno', { description: 'Pan de masa madre.' }),
      'pages/wheat.yaml': page('trigo', { description: 'Pan de masa madre.' }),
    },
    problems: [
      'warning pages/rye.yaml:3:20 description-repeated {"text":"Pan de masa madre.","others":["wheat"],"more":0}',
    ],
  },
};
