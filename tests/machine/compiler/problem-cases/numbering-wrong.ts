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

/** Two rows of steps, of which the second lacks one. */
const rows = (step: string, bake: string) =>
  `<ul><li><strong>${step} 1.</strong> A</li><li>${step} 2. B</li><li>${step} 3. ${bake}</li></ul><h2>${bake}</h2><ul><li>${step} 1. C</li><li>${step} 3. D</li><li>${step} 3. ${bake} E</li></ul>`;

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
  'of the numbers of a row one that was taken out is missed': {
    files: steps('01', '02', '04', '05'),
    problems: ['warning blocks/steps.yaml:6:13 numbering-wrong {"found":"04","expected":"03"}'],
  },
  'steps that are called so are numbered as well, each row of them': {
    files: {
      ...prose(
        '<h2>Fase 1: masa</h2><p>A</p><h2>Fase 2: reposo</h2><p>B</p><h2>Y el horno</h2><h2>Fase 4: venta</h2><p>D</p>',
      ),
      'blocks/rows.yaml': `type: prose\ncontent:\n  es: ${JSON.stringify(rows('Paso', 'Hornear'))}\n  en: ${JSON.stringify(rows('Step', 'Bake'))}\n`,
    },
    problems: [
      'warning blocks/rows.yaml:3:141 numbering-wrong {"found":"3","expected":"2"}',
      'warning blocks/text.yaml:3:68 html-empty {"tag":"h2","isFollowed":true}',
      'warning blocks/text.yaml:3:96 numbering-wrong {"found":"4","expected":"3"}',
    ],
  },
  'so are the titles of a list, and what is no step may be left out': {
    files: {
      ...prose('<h2>Línea 1</h2><p>A</p><h2>Línea 2</h2><p>B</p><h2>Línea 4</h2><p>C</p>'),
      'blocks/rows.yaml': [
        'type: checklist',
        'title: { es: "Pasos", en: "Steps" }',
        'items:',
        '  - text: { es: "Paso 1: amasar", en: "Step 1: knead" }',
        '  - text: { es: "Paso 2: hornear", en: "Step 2: bake" }',
        '  - text: { es: "Paso 3: enfriar", en: "Step 4: cool" }',
        '',
      ].join('\n'),
    },
    problems: ['warning blocks/rows.yaml:6:40 numbering-wrong {"found":"4","expected":"3"}'],
  },
};
