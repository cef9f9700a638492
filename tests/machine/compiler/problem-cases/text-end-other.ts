import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const faq = (...questions: readonly (readonly [es: string, en: string])[]) => ({
  'faqs/bread.yaml': `items:\n${questions
    .map(
      ([es, en], index) =>
        `  - question: { es: "${es}", en: "${en}" }\n    answer: { es: "<p>Sí, el ${index}.</p>", en: "<p>Yes, number ${index}.</p>" }\n`,
    )
    .join('')}`,
  'pages/questions.yaml': yaml`
    path: { es: "/dudas", en: "/questions" }
    title: { es: "Dudas", en: "Questions" }
    description: { es: "Lo que nos preguntan de nuestro pan cada semana en la tienda, con respuesta.", en: "What we are asked about our bread every week in the shop, with answers." }
    sections:
      - { type: hero, size: page, title: { es: "Dudas", en: "Questions" } }
      - { type: faq, faq: bread, title: { es: "Sobre el pan", en: "On bread" } }
  `,
});
const asked: readonly (readonly [string, string])[] = [
  ['¿Hay pan de centeno?', 'Is there rye bread?'],
  ['¿Abrís los domingos?', 'Do you open on Sundays?'],
  ['¿Lleváis pan a casa?', 'Do you deliver bread?'],
  ['¿Tiene leche el pan?', 'Is there milk in the bread?'],
];

export const cases: Cases = {
  'among questions, one without its mark is told in each language': {
    files: faq(...asked, ['Cuánto cuesta una hogaza', 'What does a loaf cost']),
    problems: [
      'warning faqs/bread.yaml:10:21 text-end-other {"key":"question","end":"question","correct":"¿Cuánto cuesta una hogaza?"}',
      'warning faqs/bread.yaml:10:53 text-end-other {"key":"question","end":"question","correct":"What does a loaf cost?"}',
    ],
  },
  'where few are questions, or another mark is meant, nothing is told': {
    files: faq(['Pan de espelta', 'Spelt bread'], ['Más dudas: aquí, en la tienda…', 'More: in the shop…']),
    problems: [],
  },
};
