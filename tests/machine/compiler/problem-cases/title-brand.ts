import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the name that each title gets anyway is told': {
    files: { 'pages/oat.yaml': page('avena', { title: 'Avena | Trigal' }) },
    problems: ['warning pages/oat.yaml:2:14 title-brand {"brand":"Trigal","correct":"Avena"}'],
  },
  'within a title it is right': {
    files: { 'pages/oat.yaml': page('avena', { title: 'Trigal hornea' }) },
    problems: [],
  },
};
