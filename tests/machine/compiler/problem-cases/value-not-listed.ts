import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a misspelt value is reported with the one that was meant': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        tone: ligth
        title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"ligth","suggestion":"light"}'],
  },
};
