import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'gaps, and points that are none, are told': {
    files: prose('<p>Trae:<br>- Pan<br>- Sal</p><p>&nbsp;</p><p></p><ol><li>1. Amasar</li></ol>'),
    problems: [
      'warning blocks/text.yaml:3:16 html-layout {"layout":"list"}',
      'warning blocks/text.yaml:3:38 html-layout {"layout":"gap"}',
      'warning blocks/text.yaml:3:62 html-layout {"layout":"numbered"}',
    ],
  },
  'lines of an address, and one gap, are right': {
    files: prose(
      '<p>Horno, 3<br>Ejemplo<br><br>Tel.</p><p>&nbsp;</p><ol><li>2 panes</li></ol><p>– Hola<br>– Adiós</p>',
    ),
    problems: [],
  },
  'words between paragraphs that are in none are told': {
    files: prose('<p>Pan.</p>\n Esto va suelto. \n<h2>Horno</h2><p>Hoy</p>'),
    problems: ['warning blocks/text.yaml:3:22 html-layout {"layout":"loose"}'],
  },
  'a text without paragraphs, and words beside a link, are right': {
    files: prose('Pan de hoy.<ul><li>Uno</li></ul>', '<p>Hi</p> See <a href="page:home">home</a>'),
    problems: [],
  },
};
