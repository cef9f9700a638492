import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is closed in the order in which it was opened is told': {
    files: prose('<p><b>uno <i>dos</b></i> tres</p>'),
    problems: ['blocks/text.yaml:3:24 html-tag-crossed {"tag":"b","open":"i"}'],
  },
  'what is closed by the name of another is told': {
    files: prose('<h2>Título</h3><p>Hola</p>'),
    problems: ['blocks/text.yaml:3:18 html-tag-crossed {"tag":"h3","open":"h2"}'],
  },
  'what lasts longer than its paragraph is told at the end of that': {
    files: prose('<p>Hola <em>a</p><p>todos</em></p>'),
    problems: ['blocks/text.yaml:3:21 html-tag-crossed {"tag":"p","open":"em"}'],
  },
};
