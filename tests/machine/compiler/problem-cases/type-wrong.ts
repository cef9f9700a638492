import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text in place of a number is reported with what goes there': {
    files: {
      'blocks/news.yaml': yaml`
        type: posts
        posts:
          pick: latest
          count: tres
      `,
    },
    problems: ['blocks/news.yaml:4:10 type-wrong {"expected":"integer","example":"3"}'],
  },
  'an empty file is reported at its start': {
    files: { 'blog/tags.yaml': '' },
    problems: ['blog/tags.yaml:1:1 type-wrong {"expected":"object","example":"{}"}'],
  },
  'a section that is only a word is reported where it stands': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - hero
      `,
    },
    problems: ['pages/extra.yaml:5:5 type-wrong {"expected":"object","example":"{\\"type\\":\\"hero\\"}"}'],
  },
};
