import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text that stops in the middle is told': {
    files: plain('Dinos qué pan quieres y', 'Tell us the bread that you like,'),
    problems: [],
  },
  'in one of its languages, or in a paragraph': {
    files: {
      ...plain('Dinos qué pan quieres.', 'Tell us which bread you like and the'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Amasamos cada mañana con</p>"\n  en: "<p>We knead every morning.</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:32 text-unfinished {"text":"con"}',
      'warning blocks/text.yaml:4:41 text-unfinished {"text":"the"}',
    ],
  },
  'short ones may be a beginning': { files: plain('Ver más en', 'See more at the'), problems: [] },
  'and so may what goes on in every language': { files: prose('<p>Te esperamos</p>'), problems: [] },
};
