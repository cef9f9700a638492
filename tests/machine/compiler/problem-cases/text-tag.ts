import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a tag in a plain text is told, the first of them': {
    files: plain('Pan <strong>de verdad</strong>', 'Real<br>bread'),
    problems: [
      'warning blocks/text.yaml:3:12 text-tag {"tag":"<strong>"}',
      'warning blocks/text.yaml:4:12 text-tag {"tag":"<br>"}',
    ],
  },
  'signs that are no tags are right': {
    files: plain('3 < 5, a <b, <3 y <pan>', 'Bread & butter > nothing'),
    problems: [],
  },
  'a text of nothing but beginnings is read at once': {
    files: plain('<'.repeat(100_000), '<p '.repeat(30_000).trim()),
    problems: [],
  },
};
