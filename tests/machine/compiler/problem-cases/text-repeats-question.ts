import type { Cases } from '../problem-case';

const answered = (es: string) => ({
  'faqs/more.yaml': `items:\n  - { question: { es: "¿Hay pan los lunes?", en: "Is there bread?" }, answer: { es: "${es}", en: "<p>Yes.</p>" } }\n`,
});
const told = (column: number) => [
  `warning faqs/more.yaml:2:${column} text-repeats-question {"text":"¿Hay pan los lunes?","key":"question"}`,
];

export const cases: Cases = {
  'an answer that asks the question again is told': {
    files: answered('<p><strong>¿Hay pan los lunes?</strong></p><p>Sí.</p>'),
    problems: told(97),
  },
  'so is one that is nothing but the question': { files: answered('<p>¿Hay pan los lunes?</p>'), problems: told(89) },
  'one that speaks of the same is right': { files: answered('<p>Hay pan los lunes, y leche.</p>'), problems: [] },
  'one that asks something else is right': { files: answered('<p>¿Y leche? También.</p>'), problems: [] },
};
