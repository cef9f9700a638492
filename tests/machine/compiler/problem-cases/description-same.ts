import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a description that is the title again is told, whatever its capitals': {
    files: {
      'pages/rye.yaml': page('centeno', {
        title: 'Pan de centeno con nueces',
        description: 'Pan de Centeno con nueces.',
      }),
    },
    problems: ['warning pages/rye.yaml:3:20 description-same {"text":"Pan de Centeno con nueces."}'],
  },
  'one that says more is right': {
    files: {
      'pages/rye.yaml': page('centeno', {
        title: 'Pan de centeno con nueces',
        description: 'Pan de centeno con nueces de la huerta, cada martes.',
      }),
    },
    problems: [],
  },
};
