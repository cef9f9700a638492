import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a heading that skips a level is told': {
    files: prose('<h2>a</h2><p>b</p><h4>c</h4><h3>d</h3><h2>e</h2><h5>f</h5>'),
    problems: [
      'warning blocks/text.yaml:3:26 html-heading-skipped {"heading":"h4","correct":"h3"}',
      'warning blocks/text.yaml:3:56 html-heading-skipped {"heading":"h5","correct":"h3"}',
    ],
  },
  'the first one is to be as the others are': {
    files: prose('<h4>a</h4><p>b</p><h2>c</h2><p>d</p><h2>e</h2>'),
    problems: ['warning blocks/text.yaml:3:8 html-heading-skipped {"heading":"h4","correct":"h2"}'],
  },
  'a text may begin with the level below its section': {
    files: prose('<h3>a</h3><p>b</p><h3>c</h3><h4>d</h4><h2>e</h2>'),
    problems: [],
  },
};
