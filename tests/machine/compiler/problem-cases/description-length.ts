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
  'a sentence in Japanese or Chinese has half as many characters': {
    files: {
      'pages/rye.yaml': page('centeno').replace('All there is to know about centeno.', '拭き漆で箸を一膳仕上げます。'),
      'pages/wheat.yaml': page('trigo').replace('All there is to know about trigo.', '箸を仕上げる。'),
    },
    problems: ['warning pages/wheat.yaml:3:63 description-length {"length":7,"least":10,"most":170}'],
  },
};
