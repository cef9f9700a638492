import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the second section of the same id is reported': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            id: top
            title: { es: "Hola", en: "Hello" }
          - type: hero
            title: { es: "Adiós", en: "Goodbye" }
            id: top
      `,
    },
    problems: ['pages/extra.yaml:10:9 anchor-duplicate {"anchor":"top"}'],
  },
  'sections that no language shows together may share an id': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { language: es } }
          - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { language: en } }
      `,
    },
    problems: [],
  },
  'the id of a block counts on the page that uses it': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        id: top
        title: { es: "Hola", en: "Hello" }
      `,
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - block: greeting
          - type: hero
            id: top
            title: { es: "Adiós", en: "Goodbye" }
      `,
    },
    problems: ['pages/extra.yaml:7:9 anchor-duplicate {"anchor":"top"}'],
  },
};
