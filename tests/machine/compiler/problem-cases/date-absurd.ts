import { startingOn } from '../../../support/course';
import { post } from '../../../support/post';
import { plain } from '../../../support/prose';
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
  'a year that is far off in a text is told where it stands': {
    files: plain(
      'Abierto desde 2109. El curso empezó en septiembre de 2205, el 12/03/2205. © 2204',
      'Open since 2109. The course began in September 2205, on 12/03/2205. © 2204',
    ),
    problems: [
      'warning blocks/text.yaml:3:22 date-absurd {"date":"2109","years":83}',
      'warning blocks/text.yaml:3:61 date-absurd {"date":"2205","years":179}',
      'warning blocks/text.yaml:3:76 date-absurd {"date":"2205","years":179}',
      'warning blocks/text.yaml:3:84 date-absurd {"date":"2204","years":178}',
      'warning blocks/text.yaml:4:19 date-absurd {"date":"2109","years":83}',
      'warning blocks/text.yaml:4:55 date-absurd {"date":"2205","years":179}',
      'warning blocks/text.yaml:4:70 date-absurd {"date":"2205","years":179}',
      'warning blocks/text.yaml:4:78 date-absurd {"date":"2204","years":178}',
    ],
  },
  'another number, a round year and a plan are none': {
    files: plain(
      'Desde 2500 al mes, hasta el 31/12/2099. En 2205 metros. La extensión es la 2205. En mayo 4500 personas. Meta: enero de 2050.',
      'From 2500 a month, until 31/12/2099. In 2205 metres. The extension is 2205. In May 4500 people. Aim: January 2050.',
    ),
    problems: [],
  },
};
