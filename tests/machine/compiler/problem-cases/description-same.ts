import { page } from '../../../support/page';
import { post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
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
  'of a template that takes both from the same, that is told once, with what its entries say of themselves': {
    files: {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Abrimos la panadería de la plaza', 'We open the bakery in the square'),
      'blog/posts/closing.yaml': post('Cerramos el puesto del mercado', 'We close the stall in the market'),
      'pages/news.yaml': yaml`
        path: { es: "/noticias/{id}", en: "/news/{id}" }
        each: posts
        title: { es: "{{entry.title}}", en: "{{entry.title}}" }
        description: { es: "{{entry.title}}", en: "{{entry.description}}" }
        sections:
          - type: hero
            title: { es: "{{entry.title}}", en: "{{entry.title}}" }
      `,
    },
    problems: [
      'warning pages/news.yaml:4:20 description-same {"text":"Abrimos la panadería de la plaza","token":"{{entry.metaDescription}}"}',
    ],
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
