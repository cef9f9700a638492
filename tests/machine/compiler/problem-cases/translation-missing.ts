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
  'a name stands once for all languages, or once for each': {
    files: {
      'people/instructors.yaml': yaml`
        ana: { name: "Ana Trigo" }
        eva: { name: { es: "Eva de Atenas", en: "Eva of Athens" } }
        leo: { name: { es: "Leo de Atenas" } }
      `,
    },
    problems: ['people/instructors.yaml:3:14 translation-missing {"language":"en"}'],
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
  'of many texts of a file that lack the same language the first is told, with how many others': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola" }
        intro: { es: "Buenos días" }
        eyebrow: { es: "Bienvenida" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:8 translation-missing {"language":"en"}'],
  },
};
