import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a Spanish question has its first mark': {
    files: plain('Abrimos. Cuándo cerráis?', 'Do you bake?'),
    problems: [
      'warning blocks/text.yaml:3:31 text-mark-unpaired {"mark":"?","missing":"¿","isOpening":false,"correct":"¿Cuándo cerráis?"}',
    ],
  },
  'what is open is closed, in each paragraph': {
    files: {
      ...plain('Pan (de centeno', 'Bread of rye) today “now'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Hola (<b>pan</b></p><p>Y más)</p>"\n  en: "<p>Hi</p><p>Go</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:16 text-mark-unpaired {"mark":"(","missing":")","isOpening":true}',
      'warning blocks/prose.yaml:3:39 text-mark-unpaired {"mark":")","missing":"(","isOpening":false}',
      'warning blocks/text.yaml:3:12 text-mark-unpaired {"mark":"(","missing":")","isOpening":true}',
      'warning blocks/text.yaml:4:20 text-mark-unpaired {"mark":")","missing":"(","isOpening":false}',
    ],
  },
  'points of lists, smileys, names, addresses and questions that exclaim are right': {
    files: {
      ...plain('a) Pan :) ¡¿Qué?! ¿Cómo! Yahoo! es un nombre (¿pan o «What?»?). Bon appétit!', '1) Bread'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Mira <a href=\\"https://a.example/b?c=d\\">https://a.example/b?c=d</a> y (<em>más</em>)</p>"\n  en: "<p>Hi</p>"\n',
    },
    problems: [],
  },
  'several that close in a row smile, or are of a name; two are a slip': {
    files: {
      ...plain('Toca Sunn O))), y mañana también)))', 'Sunn O))) play (again)))'),
      'blocks/prose.yaml':
        'type: prose\ncontent: { es: "<p>Pan (de ayer)) y más</p>", en: "<p>Bread (of today)</p>" }\n',
    },
    problems: ['warning blocks/prose.yaml:2:33 text-mark-unpaired {"mark":")","missing":"(","isOpening":false}'],
  },
  'a letter of an article of the law is right': {
    files: plain('Lo dice el artículo 10.1.a) de la ley.', 'Article 10.1.a) of the act says so.'),
    problems: [],
  },
  'tags stand between the marks': { files: prose('<p>¿Hay <strong>pan</strong>?</p>'), problems: [] },
  'a question that begins ends': {
    files: plain('¿Cuánto dura un pan', 'Bread'),
    problems: ['warning blocks/text.yaml:3:8 text-mark-unpaired {"mark":"¿","missing":"?","isOpening":true}'],
  },
  'a straight quote by itself is told, but not a measure, nor what a later paragraph closes': {
    files: {
      ...plain('El "pan de hoy', 'A 15" tin'),
      'blocks/prose.yaml':
        "type: prose\ncontent: { es: '<p>\"Pan de hoy.</p><p>Y de ayer\"</p>', en: '<p>The bread\" of today</p>' }\n",
    },
    problems: [
      'warning blocks/prose.yaml:2:73 text-mark-unpaired {"mark":"\\"","missing":"\\"","isOpening":false}',
      'warning blocks/text.yaml:3:11 text-mark-unpaired {"mark":"\\"","missing":"\\"","isOpening":true}',
    ],
  },
  'a number within a sentence is no point of a list where there is no other one': {
    files: plain('En enero, Horno 1), o en julio (Horno 2)', 'We bake 1) rye and 2) wheat; then: 3) cool'),
    problems: ['warning blocks/text.yaml:3:25 text-mark-unpaired {"mark":")","missing":"(","isOpening":false}'],
  },
};
