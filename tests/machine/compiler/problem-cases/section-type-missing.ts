import { page } from '../../../support/page';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a section without a type is reported where it begins': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['pages/extra.yaml:5:5 section-type-missing {}'],
  },
  'a name alone under one key is that of a block': {
    files: {
      'pages/extra.yaml': page('adicional', { sections: '{ module: greeting }' }),
      'blocks/greeting.yaml': '{ type: hero, title: { es: "Hola", en: "Hello" } }\n',
    },
    problems: ['pages/extra.yaml:6:7 key-unknown {"key":"module","suggestion":"block"}'],
  },
  'a type that stands there as a key is told': {
    files: {
      'pages/extra.yaml': page('adicional', {
        sections: '{ hero: , title: { es: "Dudas", en: "Doubts" } }',
      }),
    },
    problems: ['pages/extra.yaml:6:7 section-type-missing {"type":"hero"}'],
  },

  'so is one above all that the section has': {
    files: {
      'pages/extra.yaml': page('adicional', { sections: '{ hero: { title: { es: "Dudas", en: "Doubts" } } }' }),
    },
    problems: ['pages/extra.yaml:6:7 section-type-missing {"type":"hero","isAbove":true}'],
  },
};
