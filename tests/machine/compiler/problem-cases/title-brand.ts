import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the name that each title gets anyway is told': {
    files: { 'pages/oat.yaml': page('avena', { title: 'Avena | Trigal' }) },
    problems: ['?'],
  },
  'within a title it is right': {
    files: { 'pages/oat.yaml': page('avena', { title: 'Trigal hornea' }) },
    problems: [],
  },
};
