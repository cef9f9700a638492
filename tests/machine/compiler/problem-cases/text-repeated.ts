import type { Cases } from '../problem-case';

const faq = (question: string) => ({
  'faqs/more.yaml': `items:\n  - { question: { es: "¿Hay pan?", en: "Is there bread?" }, answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" } }\n  - { question: { es: "${question}", en: "Is there more?" }, answer: { es: "<p>No.</p>", en: "<p>No.</p>" } }\n`,
});

export const cases: Cases = {
  'a question that is asked twice is told': {
    files: faq('¿Hay pan?'),
    problems: ['warning faqs/more.yaml:3:23 text-repeated {"text":"¿Hay pan?","first":1,"second":2}'],
  },
  'others are right': { files: faq('¿Hay leche?'), problems: [] },
};
