import type { Cases } from '../problem-case';

const features = (es: string, en: string) => ({
  'blocks/features.yaml': `type: checklist\ntitle: { es: "${es}", en: "${en}" }\nitems:\n  - { text: { es: "A", en: "A" } }\n  - { text: { es: "B", en: "B" } }\n  - { text: { es: "C", en: "C" } }\n`,
});

export const cases: Cases = {
  'a title that counts one more than there are is told': {
    files: features('Cuatro panes de hoy', 'Four loaves of today'),
    problems: ['warning blocks/features.yaml:2:14 list-count {"text":"Cuatro panes de hoy","counted":4,"length":3}'],
  },
  'what counts time, or in one language only, is right': {
    files: features('Cuatro horas de pan', 'Four hours of bread'),
    problems: [],
  },
  'the right number is': { files: features('Tres panes', 'Three loaves'), problems: [] },
};
