import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const steps = (...numbers: readonly string[]) => ({
  'blocks/steps.yaml': [
    'type: procedure',
    'title: { es: "Pasos", en: "Steps" }',
    'steps:',
    ...numbers.map(
      (number, index) =>
        `  - { mark: "${number}", title: { es: "Paso ${'ABCD'[index]}", en: "Step ${'ABCD'[index]}" }, text: { es: "Masa ${index}", en: "Dough ${index}" } }`,
    ),
    '',
  ].join('\n'),
});

export const cases: Cases = {
  'a heading that is out of step is told': {
    files: prose(
      '<h2>1. Masa</h2><p>A</p><h2>2. Reposo</h2><p>B</p><h2>4. Horno</h2><p>C</p><h2>4. Venta</h2><p>D</p>',
    ),
    problems: ['warning blocks/text.yaml:3:62 numbering-wrong {"found":"4","expected":"3"}'],
  },
  'so is an item of a list': {
    files: steps('01', '02', '03', '03'),
    problems: ['warning blocks/steps.yaml:7:13 numbering-wrong {"found":"03","expected":"04"}'],
  },
  'what may say how many is no numbering': { files: steps('1', '2', '4'), problems: [] },
  'of items that have been put into another order, the first one is told': {
    files: steps('01', '03', '02', '04'),
    problems: ['warning blocks/steps.yaml:5:13 numbering-wrong {"found":"03","expected":"02"}'],
  },
  'those that count down are in order': { files: steps('04', '03', '02', '01'), problems: [] },
  'in step from one or from nought, with gaps that others have left, or with other headings between': {
    files: {
      ...prose(
        '<h2>0. Masa</h2><h3>1) Harina</h3><p>A</p><h2>1. Reposo</h2><p>B</p><h2>2. Horno</h2><p>C</p><h2>3 panes</h2><p>D</p>',
      ),
      ...steps('01', '03', '05', 'B1'),
    },
    problems: [],
  },
};
