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
const answers = (...spanish: readonly string[]) => {
  const { 'pages/questions.yaml': page } = faq();
  const items = spanish.map(
    (es, index) =>
      `  - question: { es: "¿Qué pan hay el ${index}?", en: "Bread on the ${index}?" }\n    answer: { es: "${es.startsWith('<') ? es : `<p>${es}</p>`}", en: "<p>Yes, number ${index}.</p>" }\n`,
  );
  return { 'faqs/bread.yaml': `items:\n${items.join('')}`, 'pages/questions.yaml': page };
};
const titles = (last: string) => ({
  'blocks/loaves.yaml': `type: features\nitems:\n${[
    ...Array.from({ length: 20 }, (_none, index) => `{ es: "Pan número ${index}", en: "Loaf number ${index}" }`),
    last,
  ]
    .map((title, index) => `  - title: ${title}\n    text: { es: "Es el ${index}.", en: "It is ${index}." }\n`)
    .join('')}`,
});
const asked: readonly (readonly [string, string])[] = [
  ['¿Hay pan de centeno?', 'Is there rye bread?'],
  ['¿Abrís los domingos?', 'Do you open on Sundays?'],
  ['¿Lleváis pan a casa?', 'Do you deliver bread?'],
  ['¿Tiene leche el pan?', 'Is there milk in the bread?'],
];

export const cases: Cases = {
  'nothing is told as long as a file cannot be read, which may be where others are so, too': {
    files: {
      ...faq(...asked, ['Cuánto dura el pan', 'How long does it last']),
      'blocks/broken.yaml': 'type: hero\ntitle {\n',
    },
    problems: ['blocks/broken.yaml:2:1 yaml-syntax {"reason":"colon-missing","written":"title","correct":"title: {"}'],
  },
  'among questions, one without its mark is told in each language': {
    files: faq(...asked, ['Cuánto cuesta una hogaza', 'What does a loaf cost']),
    problems: [
      'warning faqs/bread.yaml:10:21 text-end-other {"key":"question","end":"question","correct":"¿Cuánto cuesta una hogaza?"}',
      'warning faqs/bread.yaml:10:53 text-end-other {"key":"question","end":"question","correct":"What does a loaf cost?"}',
    ],
  },
  'one that only begins as a question is told once': {
    files: faq(...asked, ['¿Cuánto cuesta una hogaza', 'What does a loaf cost?']),
    problems: [
      'warning faqs/bread.yaml:10:21 text-end-other {"key":"question","end":"question","correct":"¿Cuánto cuesta una hogaza?"}',
    ],
  },
  'among few questions, one without its mark is told where another language has it': {
    files: faq(['¿Hay hogazas?', 'Are there loaves']),
    problems: [
      'warning faqs/bread.yaml:2:42 text-end-other {"key":"question","end":"question","correct":"Are there loaves?"}',
    ],
  },
  'and not where none has it, or more are no questions': {
    files: faq(['¿Hay pan?', 'Our bread'], ['Hogazas', 'Loaves'], ['Bollos', 'Buns'], ['Tartas', 'Cakes']),
    problems: [],
  },
  'where few are questions, or another mark is meant, nothing is told': {
    files: faq(['Pan de espelta', 'Spelt bread'], ['Más dudas: aquí, en la tienda…', 'More: in the shop…']),
    problems: [],
  },
  'an answer without its full stop is told where the others have one': {
    files: answers(
      'Sí, lo hay cada mañana en la tienda.',
      'No, <b>los lunes</b> se descansa en el obrador.',
      'Se lleva a casa por 3 € el pan.',
      'Cada pan lleva harina, agua y sal.',
      'Abrimos a las siete de la mañana todos los días',
    ),
    problems: ['warning faqs/bread.yaml:11:66 text-end-other {"key":"answer","end":"stop","correct":"días."}'],
  },
  'among titles, one with a full stop is told': {
    files: titles('{ es: "Pan de masa madre.", en: "Sourdough bread" }'),
    problems: [
      'warning blocks/loaves.yaml:43:18 text-end-other {"key":"title","end":"word","correct":"Pan de masa madre"}',
    ],
  },
  'two sentences have it, and so has what another language says in one': {
    files: titles('{ es: "De masa madre. Sin prisa.", en: "Sourdough bread, slowly made." }'),
    problems: [],
  },
  'so has a heading that ends like a sentence in every language': {
    files: titles('{ es: "El pan, sin prisa.", en: "Bread, slowly made." }'),
    problems: [],
  },
  'so has a list that goes on': {
    files: titles('{ es: "Pan, bollos, etc.", en: "Bread, buns and more" }'),
    problems: [],
  },
  'a few words, a link, a list and answers of which more have none are right': {
    files: answers(
      ...Array.from({ length: 7 }, (_none, index) => `Hay pan de ${index} clases en la tienda.`),
      'Sí, hoy',
      'Mira <a href=\\"page:contact\\">dónde estamos y a qué hora abrimos</a>',
      '<p>Hay pan de cada día:</p><ul><li>centeno y trigo de aquí en la tienda</li></ul>',
      'Una hogaza de un kilo cuesta lo de siempre:',
      'Lo dice la etiqueta de cada uno de los panes',
      'Lo dice la pizarra de la tienda cada mañana',
      'Lo decimos en el mostrador a quien pregunte',
    ),
    problems: [],
  },
};
