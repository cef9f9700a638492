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
  'whether a language shows two together is not known where that is mistyped': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { language: es } }
          - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { languaje: en } }
      `,
    },
    problems: ['pages/extra.yaml:6:72 key-unknown {"key":"languaje","suggestion":"language"}'],
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
  'what is in a section has ids as well': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: tabs
            id: weekly
            title: { es: "Elige", en: "Choose" }
            tabs:
              - id: weekly
                label: { es: "Cada semana", en: "Weekly" }
                title: { es: "Una tarde fija", en: "A fixed afternoon" }
                intro: { es: "Poco a poco.", en: "Step by step." }
                rows:
                  - name: { es: "Martes", en: "Tuesday" }
                    detail: { es: "De 18:00 a 21:00", en: "18:00 to 21:00" }
              - id: intensive
                label: { es: "Intensivo", en: "Intensive" }
                title: { es: "Un fin de semana", en: "One weekend" }
                intro: { es: "Dos días.", en: "Two days." }
                rows:
                  - name: { es: "Sábado", en: "Saturday" }
                    detail: { es: "De 10:00 a 14:00", en: "10:00 to 14:00" }
      `,
    },
    problems: ['pages/extra.yaml:9:13 anchor-duplicate {"anchor":"weekly"}'],
  },
  'a block that the page shows twice is told as that': {
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
          - block: greeting
      `,
    },
    problems: ['pages/extra.yaml:6:5 anchor-duplicate {"anchor":"top","block":"greeting"}'],
  },
};
