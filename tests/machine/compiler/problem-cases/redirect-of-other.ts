import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const redirects = (...lines: readonly string[]) => ({
  'pages/level-1.yaml': page('nivel-1'),
  'pages/level-2.yaml': page('nivel-2'),
  'redirects.yaml': `redirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
});

export const cases: Cases = {
  'an old address with a number leads to the page with that number': {
    files: redirects('{ from: "/curso-1", page: level-2 }', '{ from: "/curso2", page: level-2 }'),
    problems: [
      'warning redirects.yaml:2:31 redirect-of-other {"address":"/curso-1","page":"level-2","correct":"level-1"}',
    ],
  },
  'a number that no page has may lead anywhere': {
    files: redirects('{ from: "/curso-2024", page: level-2 }', '{ from: "/24-horas-1", page: level-2 }'),
    problems: [],
  },
  'an address that is there twice is told as that alone': {
    files: redirects('{ from: "/curso-1", page: level-1 }', '{ from: "/curso-1", page: level-2 }'),
    problems: ['redirects.yaml:3:13 path-duplicate {"path":"/curso-1","other":"site/redirects.yaml","isFormer":true}'],
  },
  'so is one that is called as a page with its number, and leads to a page without any': {
    files: redirects('{ from: "/level-2-nivel", page: contact }'),
    problems: [
      'warning redirects.yaml:2:37 redirect-of-other {"address":"/level-2-nivel","page":"contact","correct":"level-2"}',
    ],
  },
  'one that says something else as well may lead elsewhere': {
    files: redirects('{ from: "/level-1-prices", page: contact }'),
    problems: [],
  },
};
