import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what closes nothing is told': {
    files: prose('<p>Hola</strong> a todos</p></p>'),
    problems: [
      'blocks/text.yaml:3:15 html-tag-unopened {"tag":"strong"}',
      'blocks/text.yaml:3:36 html-tag-unopened {"tag":"p"}',
    ],
  },
};
