import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is not closed is told where it is opened': {
    files: prose('<p>Hola <strong>a todos</p><p>Hola <em>otra vez'),
    problems: [
      'blocks/text.yaml:3:16 html-tag-unclosed {"tag":"strong","isSlashless":false}',
      'blocks/text.yaml:3:35 html-tag-unclosed {"tag":"p","isSlashless":false}',
      'blocks/text.yaml:3:43 html-tag-unclosed {"tag":"em","isSlashless":false}',
    ],
  },
  'a tag that was to be the end of words is told alone': {
    files: prose('<p>Hola <strong>a todos<strong> y <em>otra vez<em>.</p>'),
    problems: [
      'blocks/text.yaml:3:31 html-tag-unclosed {"tag":"strong","isSlashless":true}',
      'blocks/text.yaml:3:54 html-tag-unclosed {"tag":"em","isSlashless":true}',
    ],
  },
  'so is the end of a quotation or a list': {
    files: prose('<blockquote><p>Hola</p><blockquote><ul><li>Pan</li><ul>'),
    problems: [
      'blocks/text.yaml:3:31 html-tag-unclosed {"tag":"blockquote","isSlashless":true}',
      'blocks/text.yaml:3:59 html-tag-unclosed {"tag":"ul","isSlashless":true}',
    ],
  },
  'items and paragraphs that a browser would end are told too': {
    files: prose('<p>Uno<p>Dos</p><ul><li>a<li>b</li></ul>'),
    problems: [
      'blocks/text.yaml:3:8 html-tag-unclosed {"tag":"p","isSlashless":false}',
      'blocks/text.yaml:3:28 html-tag-unclosed {"tag":"li","isSlashless":false}',
    ],
  },
  'elements without content need no end': {
    files: prose('<p>Hola<br>a<br/>todos.</p><hr>'),
    problems: [],
  },
  'elements that stand in each other by thousands are read at once': {
    files: prose(`${'<b>'.repeat(3000)}x`),
    problems: [
      'blocks/text.yaml:3:8 html-tag-unclosed {"tag":"b","isSlashless":false}',
      'blocks/text.yaml:3:11 html-tag-unclosed {"tag":"b","isSlashless":false}',
      'blocks/text.yaml:3:14 html-tag-unclosed {"tag":"b","isSlashless":false}',
      'blocks/text.yaml:3:17 html-tag-unclosed {"tag":"b","isSlashless":false}',
      'blocks/text.yaml:3:20 html-tag-unclosed {"tag":"b","isSlashless":false}',
    ],
  },
  'a heading ends where the next block begins': {
    files: prose('<h2>Pan<p>De trigo</p><h2>Sal<h2><p>Del mar</p>'),
    problems: [
      'blocks/text.yaml:3:8 html-tag-unclosed {"tag":"h2","isSlashless":false}',
      'blocks/text.yaml:3:37 html-tag-unclosed {"tag":"h2","isSlashless":true}',
    ],
  },
  'of a link before another one only its text tells where it ends': {
    files: prose("<p>Hola, <a href='page:home'>pan y <a href='page:contact'>sal</a>.</p>"),
    problems: ['blocks/text.yaml:3:17 html-tag-unclosed {"tag":"a","isSlashless":false}'],
  },
};
