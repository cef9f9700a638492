import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a misspelt tag is told, and what closes it with it': {
    files: prose('<p>Hola <storng>a todos</storng> y <stron>ya</strong></p>'),
    problems: [
      'blocks/text.yaml:3:16 html-tag-unknown {"tag":"<storng>","suggestion":"<strong>"}',
      'blocks/text.yaml:3:43 html-tag-unknown {"tag":"<stron>","suggestion":"<strong>"}',
    ],
  },
  'one that is misspelt where it closes only is told there': {
    files: prose('<p>Hola <strong>a todos</stron></p>'),
    problems: ['blocks/text.yaml:3:31 html-tag-unknown {"tag":"</stron>","suggestion":"</strong>"}'],
  },
  'letters in another order are a slip in a short name too': {
    files: prose('<ul><il>uno</il></ul>'),
    problems: ['blocks/text.yaml:3:12 html-tag-unknown {"tag":"<il>","suggestion":"<li>"}'],
  },
  'what is no tag at all is told without a suggestion': {
    files: prose('<p>Hola, <nombre>.</p>'),
    problems: ['blocks/text.yaml:3:17 html-tag-unknown {"tag":"<nombre>"}'],
  },
  'capitals are as good': {
    files: prose('<P>Hola <STRONG>a todos</Strong></P>'),
    problems: [],
  },
  'of very many only some are told': {
    files: prose(`<p>Hola</p>${'<xyz>'.repeat(3000)}`),
    problems: [
      'blocks/text.yaml:3:19 html-tag-unknown {"tag":"<xyz>"}',
      'blocks/text.yaml:3:24 html-tag-unknown {"tag":"<xyz>"}',
      'blocks/text.yaml:3:29 html-tag-unknown {"tag":"<xyz>"}',
      'blocks/text.yaml:3:34 html-tag-unknown {"tag":"<xyz>"}',
      'blocks/text.yaml:3:39 html-tag-unknown {"tag":"<xyz>"}',
    ],
  },
};
