import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'bold words, links and code are told where they begin': {
    files: plain('Pan **de verdad**', 'See [the loaves](page:products) and `rye`'),
    problems: [
      'warning blocks/text.yaml:3:12 text-markdown {"text":"**de verdad**","correct":"de verdad"}',
      'warning blocks/text.yaml:4:12 text-markdown {"text":"[the loaves](page:products)","correct":"the loaves"}',
    ],
  },
  'a heading and an item of a list are told': {
    files: plain('## Panes', '- Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-markdown {"text":"##"}',
      'warning blocks/text.yaml:4:8 text-markdown {"text":"-"}',
    ],
  },
  'bold words and links in HTML are told': {
    files: prose('<p>Pan **de verdad**</p><pre>a ** b ** c, **d**</pre>'),
    problems: [
      'warning blocks/text.yaml:3:15 text-markdown {"text":"**de verdad**","correct":"<strong>de verdad</strong>"}',
    ],
  },
  'notes, numbers, prices, names and sums are right': {
    files: plain(
      '#1 * Precio sin IVA ** con IVA: 3 * 4 [sic] (a) -5 % _x_ __init',
      '* without VAT - 20 % snake_case # 5',
    ),
    problems: [],
  },
  'of very long texts the signs are found at once': {
    files: plain('**a'.repeat(30_000), '['.repeat(100_000)),
    problems: ['warning blocks/text.yaml:3:8 text-markdown {"text":"**a**","correct":"a"}'],
  },
};
