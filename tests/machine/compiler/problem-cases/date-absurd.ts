import { startingOn } from '../../../support/course';
import { post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a date that nobody can have meant is told where it is written': {
    files: {
      'catalogue/courses/kneading.yaml': startingOn('2206-01-14'),
      'catalogue/courses/shaping.yaml': startingOn('2036-01-15'),
      'facts.yaml':
        'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\ntasting: { value: "2266-11" }\nfounded: { value: "1876" }\nrebuilt: { type: date, value: 1634-07 }\nburnt: { value: 1025-07 }\n',
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening', '1025-03-01'),
      'blog/posts/long-ago.yaml': post('Hace mucho', 'Long ago', '1985-03-01'),
    },
    problems: [
      'warning blog/posts/opening.yaml:3:7 date-absurd {"date":"1025-03-01","years":1001}',
      'warning catalogue/courses/kneading.yaml:6:8 date-absurd {"date":"2206-01-14","years":180}',
      'warning facts.yaml:3:19 date-absurd {"date":"2266-11","years":240}',
      'warning facts.yaml:6:17 date-absurd {"date":"1025-07","years":1001}',
    ],
  },
};
