import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text of more than seventy pages is told where it stands, and nothing else of its file': {
    files: {
      'faqs/more.yaml': `items:\n  - question: { es: "¿Y?", en: "And?" }\n    answer: { es: "${'<p>Sí.</p> '.repeat(20_000)}", en: "<p>Yes" }\n`,
    },
    problems: ['faqs/more.yaml:3:19 text-huge {"length":220000,"most":200000}'],
  },
};
