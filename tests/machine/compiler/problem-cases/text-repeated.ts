import type { Cases } from '../problem-case';

const ANSWER = 'Todos los días, desde las siete de la mañana y hasta que se acaba.';
const answered = (...answers: readonly string[]) => ({
  'faqs/more.yaml': `items:\n${answers
    .map(
      (answer, index) =>
        `  - { question: { es: "Pregunta ${index}", en: "Question ${index}" }, answer: { es: "<p>${answer}</p>", en: "<p>Answer ${index}.</p>" } }\n`,
    )
    .join('')}`,
});
const faq = (question: string) => ({
  'faqs/more.yaml': `items:\n  - { question: { es: "¿Hay pan?", en: "Is there bread?" }, answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" } }\n  - { question: { es: "${question}", en: "Is there more?" }, answer: { es: "<p>No.</p>", en: "<p>No.</p>" } }\n`,
});

export const cases: Cases = {
  'a question that is asked twice is told': {
    files: faq('¿Hay pan?'),
    problems: ['warning faqs/more.yaml:3:23 text-repeated {"text":"¿Hay pan?","first":1,"second":2}'],
  },
  'a long answer that two have is told': {
    files: answered(ANSWER, 'No.', ANSWER),
    problems: [`warning faqs/more.yaml:4:71 text-repeated {"text":"${ANSWER}","first":1,"second":3}`],
  },
  'what three have, and short answers, are right': {
    files: answered(ANSWER, ANSWER, ANSWER, 'No.', 'No.'),
    problems: [],
  },
  'others are right': { files: faq('¿Hay leche?'), problems: [] },
};
