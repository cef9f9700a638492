import { startingOn } from '../../../support/course';
import { post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a start that has passed is reported, or the end of several days; one to come, an event and the date of a post are not':
    {
      files: {
        'catalogue/courses/kneading.yaml': startingOn('2026-01-14'),
        'catalogue/courses/shaping.yaml': startingOn('2026-01-15'),
        'catalogue/courses/proving.yaml': startingOn('2025-12'),
        'catalogue/courses/baking.yaml': startingOn('2026-01'),
        'catalogue/courses/milling.yaml': `${startingOn('2026-01-14')}end: 2026-01-16\n`,
        'catalogue/courses/sowing.yaml': `${startingOn('2026-01-12')}end: 2026-01-14\n`,
        'catalogue/courses/tasting.yaml': startingOn('"{{facts.tasting}}"'),
        'catalogue/courses/smelling.yaml': startingOn('"{{facts.tasting}}"'),
        'catalogue/courses/fair.yaml': `${startingOn('2026-01-14')}kind: event\nmode: online\n`,
        'facts.yaml':
          'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\ntasting: { value: "2025-11" }\n',
        'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
        'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-03-01'),
      },
      problems: [
        'warning catalogue/courses/kneading.yaml:6:8 date-passed {"date":"2026-01-14"}',
        'warning catalogue/courses/proving.yaml:6:8 date-passed {"date":"2025-12"}',
        'warning catalogue/courses/sowing.yaml:7:6 date-passed {"date":"2026-01-14"}',
        'warning facts.yaml:3:19 date-passed {"date":"2025-11"}',
      ],
    },
};
