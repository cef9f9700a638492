import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what ends before it begins is told, of pages, posts, sections and blocks alike': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': `${post('Apertura', 'Opening')}publish: 2026-01-10\nexpire: 2026-01-09\n`,
      'blog/posts/closing.yaml': `${post('Cierre', 'Closing')}publish: 2026-01-10\nexpire: 2026-01-10\n`,
      'blocks/fair.yaml': yaml`
        type: hero
        publish: 2026-12-01
        expire: 2026-11-01
        title: { es: "Feria", en: "Fair" }
      `,
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        expire: 2026-01-01
        publish: 2027-01-01
        sections:
          - { type: hero, title: { es: "Hola", en: "Hello" }, publish: 2026-02-30, expire: 2026-01-01 }
      `,
    },
    problems: [
      'blocks/fair.yaml:3:9 window-never {"publish":"2026-12-01","expire":"2026-11-01"}',
      'blog/posts/opening.yaml:9:9 window-never {"publish":"2026-01-10","expire":"2026-01-09"}',
      'pages/extra.yaml:4:9 window-never {"publish":"2027-01-01","expire":"2026-01-01"}',
      'pages/extra.yaml:7:64 date-impossible {"date":"2026-02-30","reason":"day","last":28}',
    ],
  },
};
