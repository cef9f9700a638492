import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

const course = (months: number) => ({
  ...facts('rye-months: { type: months, value: 6 }'),
  'catalogue/courses/rye.yaml': `code: RYE\ntitle: { es: "Centeno", en: "Rye" }\ndescription: { es: "Pan de centeno.", en: "Bread of rye." }\nduration: { es: "Seis meses", en: "Six months" }\nplace: { es: "Aquí", en: "Here" }\nworkloadMonths: ${months}\n`,
});

export const cases: Cases = {
  'a number of a course that contradicts the figure of its name is told': {
    files: course(9),
    problems: ['warning catalogue/courses/rye.yaml:6:17 fact-entry {"value":"9","fact":"rye-months","correct":"6"}'],
  },
  'without such a figure, it is the one that alone counts so in a text of the entry': {
    files: {
      ...course(9),
      ...facts('baking-months: { type: months, value: 6 }'),
      'blocks/facts.yaml':
        'type: hero\ntitle: { es: "{{facts.baking-months}} meses", en: "{{facts.baking-months}} months" }\n',
      'catalogue/courses/rye.yaml': course(9)['catalogue/courses/rye.yaml'].replace(
        'es: "Seis meses", en: "Six months"',
        'es: "{{facts.baking-months}} meses", en: "{{facts.baking-months}} months"',
      ),
    },
    problems: ['warning catalogue/courses/rye.yaml:6:17 fact-entry {"value":"9","fact":"baking-months","correct":"6"}'],
  },
  'one that does not is right': { files: course(6), problems: [] },
};
