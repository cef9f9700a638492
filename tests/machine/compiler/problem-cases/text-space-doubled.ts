import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'two spaces in a row are told in a plain text': {
    files: plain('Pan  de verdad', 'Real bread.   Slowly.'),
    problems: [
      'warning blocks/text.yaml:3:11 text-space-doubled {}',
      'warning blocks/text.yaml:4:19 text-space-doubled {}',
    ],
  },
  'in HTML they only line things up': {
    files: prose('<p>Pan</p>  <p>de   verdad</p>'),
    problems: [],
  },
  'very many of them are found at once': {
    files: plain(`A${' '.repeat(100_000)}`),
    problems: [],
  },
};
