import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a misspelt type is reported with the one that was meant, and nothing else of the section': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: heroo
        titel: 3
      `,
    },
    problems: ['blocks/greeting.yaml:1:7 section-type-unknown {"value":"heroo","suggestion":"hero"}'],
  },
  'a type without a value is reported at its key': {
    files: {
      'blocks/greeting.yaml': yaml`
        title: { es: "Hola", en: "Hello" }
        type:
      `,
    },
    problems: ['blocks/greeting.yaml:2:1 section-type-unknown {"value":"null"}'],
  },
};
