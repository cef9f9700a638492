import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

/** Texts that one of the languages lacks. */
export const languageCases = {
  'translation-missing': {
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
  },
  'translations-missing': {
    'a plain text where several languages are needed is reported with the text': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: hero
          title: Hola
        `,
      },
      problems: ['blocks/greeting.yaml:2:8 translations-missing {"text":"Hola","languages":["es","en"]}'],
    },
  },
} satisfies Partial<ProblemCases>;
