import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a letter is no title': {
    files: { 'pages/oat.yaml': page('avena', { title: 'S' }) },
    problems: ['warning pages/oat.yaml:2:14 title-short {"text":"S"}'],
  },
  'in signs and in syllables two are a word': {
    files: {
      'pages/oat.yaml': page('avena', { title: '소식' }),
      'pages/rye.yaml': page('centeno', { title: '体験' }),
    },
    problems: [],
  },
  'a word is': { files: { 'pages/oat.yaml': page('avena', { title: 'Pan' }) }, problems: [] },
};
