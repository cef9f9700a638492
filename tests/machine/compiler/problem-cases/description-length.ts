import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a description that is a word or a whole text is told': {
    files: {
      'pages/rye.yaml': page('centeno', { description: 'Centeno.' }),
      'pages/wheat.yaml': page('trigo', { description: 'Trigo. '.repeat(30).trim() }),
    },
    problems: [
      'warning pages/rye.yaml:3:20 description-length {"length":8,"least":20,"most":170}',
      'warning pages/wheat.yaml:3:20 description-length {"length":209,"least":20,"most":170}',
    ],
  },
  'a few words are told where the other language has a sentence or two': {
    files: {
      'pages/rye.yaml': page('centeno', { description: 'El centeno de la casa.' }).replace(
        'All there is to know about centeno.',
        'Our rye is milled next door, kneaded by hand in the evening and baked before the doors open.',
      ),
    },
    problems: ['warning pages/rye.yaml:3:20 description-length {"length":22,"least":40,"most":170}'],
  },
};
