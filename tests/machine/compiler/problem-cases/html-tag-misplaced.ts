import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a list in a paragraph is told': {
    files: prose('<p>Hay:<ul><li>uno</li></ul></p>'),
    problems: ['blocks/text.yaml:3:15 html-tag-misplaced {"tag":"ul","inside":"p"}'],
  },
  'items and cells on their own are told': {
    files: prose('<li>uno</li><td>dos</td>'),
    problems: [
      'blocks/text.yaml:3:8 html-tag-misplaced {"tag":"li","parents":["ul","ol","menu"]}',
      'blocks/text.yaml:3:20 html-tag-misplaced {"tag":"td","parents":["tr"]}',
    ],
  },
  'items of a list that nobody has opened are told once': {
    files: prose('<p>Hay:</p><li>uno</li> <li>dos</li></ol><p>y</p><tr><td>a</td></tr><tr><td>b</td></tr>'),
    problems: [
      'blocks/text.yaml:3:19 html-tag-misplaced {"tag":"li","parents":["ol","ul","menu"],"isFirst":true,"isClosed":true}',
      'blocks/text.yaml:3:57 html-tag-misplaced {"tag":"tr","parents":["table","tbody","thead","tfoot"],"isFirst":true}',
    ],
  },
  'what is no item of its list is told': {
    files: prose('<ul><ul><li>uno</li></ul></ul>'),
    problems: ['blocks/text.yaml:3:12 html-tag-misplaced {"tag":"ul","inside":"ul","item":"li"}'],
  },
  'a link in a link and a paragraph in bold are told': {
    files: prose('<p><a href="page:home">a <a href="page:contact">b</a></a></p><strong><p>c</p></strong>'),
    problems: [
      'blocks/text.yaml:3:35 html-tag-misplaced {"tag":"a","inside":"a"}',
      'blocks/text.yaml:3:81 html-tag-misplaced {"tag":"p","inside":"strong"}',
    ],
  },
  'paragraphs in quotations, items and cells, lists in items and blocks in links are right': {
    files: prose(
      '<blockquote><p>a</p></blockquote><ul><li><p>b</p><ol><li>c</li></ol></li></ul><table><tr><td><p>d</p></td></tr></table><a href="page:home"><p>e</p></a>',
    ),
    problems: [],
  },
  'words of a list or a table that are in no part of it are told': {
    files: prose('<ul>Hoy:<li>uno</li></ul><table><tr><td>a</td>b</tr></table>'),
    problems: [
      'blocks/text.yaml:3:12 html-tag-misplaced {"inside":"ul","item":"li"}',
      'blocks/text.yaml:3:54 html-tag-misplaced {"inside":"tr","item":"td"}',
    ],
  },
};
