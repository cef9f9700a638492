import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
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
    problems: [
      'blocks/greeting.yaml:2:26 value-empty {"example":"\\"…\\"","translates":{"language":"en","original":"es","text":"Hola"}}',
    ],
  },

  'what has a form is empty as well, and not of a wrong form': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('email: "hola@panaderiatrigal.example"', 'email: ""'),
      'catalogue/courses/kneading.yaml': `${course}start: ""\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 value-empty {"example":"\\"2025-09-02\\""}',
      'settings.yaml:4:8 value-empty {"example":"\\"info@example.com\\""}',
    ],
  },
};
