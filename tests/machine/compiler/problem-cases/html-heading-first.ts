import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a title of the page in a text is told': {
    files: prose('<h1>Hola</h1><p>a todos</p>'),
    problems: ['warning blocks/text.yaml:3:8 html-heading-first {}'],
  },
};
