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
  'where only one language has it so, nothing else is said of it': {
    files: {
      'pages/rye.yaml': [
        'path: { es: "/centeno", en: "/centeno-en" }',
        'title: { es: "Pan de centeno con nueces", en: "Rye bread with walnuts" }',
        'description: { es: "Pan de centeno con nueces", en: "Dark loaves of rye, baked with walnuts every Tuesday." }',
        'sections: [{ type: hero, title: { es: "Pan de centeno con nueces", en: "Rye bread with walnuts" } }]',
        '',
      ].join('\n'),
    },
    problems: ['warning pages/rye.yaml:3:20 description-same {"text":"Pan de centeno con nueces"}'],
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
