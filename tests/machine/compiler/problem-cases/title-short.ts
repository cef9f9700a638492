import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a letter is no title': {
    files: { 'pages/oat.yaml': page('avena', { title: 'S' }) },
    problems: ['warning pages/oat.yaml:2:14 title-short {"text":"S"}'],
  },
  'a word is': { files: { 'pages/oat.yaml': page('avena', { title: 'Pan' }) }, problems: [] },
};
