import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const gallery = (...items: readonly (readonly [es: string, en: string])[]) => ({
  'blocks/oven.yaml': yaml`
    type: features
    title: { es: "Horno", en: "Oven" }
    items: [${items.map(([es, en]) => `{ title: { es: "${es}", en: "${en}" }, text: { es: "Hoy", en: "Today" } }`).join(', ')}]
  `,
});

export const cases: Cases = {
  'two translations of a list that stand beside each other’s text are told once': {
    files: gallery(
      ['Simulador de horno, con temperatura', 'Simulator with meteorology and legislation'],
      ['Pan', 'Bread'],
      ['Simulador de vuelo, con meteorología y legislación', 'Oven simulator, with temperatures'],
    ),
    problems: [
      'warning blocks/oven.yaml:3:67 translation-misplaced {"original":"es","translation":"en","text":"Simulator with meteorology and legislation","other":"Oven simulator, with temperatures","says":"Simulador de vuelo, con meteorología y legislación"}',
    ],
  },
  'so are two headings of a text': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<h2>La temperatura del horno</h2><p>Hoy.</p><h2>Teoría de la fermentación</h2><p>Mañana.</p>"
          en: "<h2>Theory of fermentation</h2><p>Today.</p><h2>How hot the oven is</h2><p>Tomorrow.</p>"
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:12 translation-misplaced {"original":"es","translation":"en","text":"Theory of fermentation","other":"How hot the oven is","says":"Teoría de la fermentación"}',
    ],
  },
  'those that have a word in common with their own text, that have one with another or that share it with all, are right':
    {
      files: gallery(
        ['Teoría de la masa', 'The theory'],
        ['Práctica de la fermentación', 'Fermenting'],
        ['Ejercicios de teoría', 'Classroom work'],
        ['Fases de trabajo', 'How we go about it'],
        ['El trabajo de cada día', 'Phase by phase'],
      ),
      problems: [],
    },
};
