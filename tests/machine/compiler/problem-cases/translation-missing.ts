import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text in one language only is reported where it begins, for either language': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Hola"
        intro: { en: "Hello" }
      `,
    },
    problems: [
      'blocks/greeting.yaml:3:3 translation-missing {"language":"en"}',
      'blocks/greeting.yaml:4:8 translation-missing {"language":"es"}',
    ],
  },
  'formatted text is held to the same': {
    files: {
      'faqs/baking.yaml': yaml`
        items:
          - question: { es: "¿Sí?", en: "Yes?" }
            answer: { es: "<p>Sí.</p>" }
      `,
    },
    problems: ['faqs/baking.yaml:3:13 translation-missing {"language":"en"}'],
  },
};
