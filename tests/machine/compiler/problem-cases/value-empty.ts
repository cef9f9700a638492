import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an empty text is reported where it stands': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:26 value-empty {"example":"\\"…\\""}'],
  },
};
