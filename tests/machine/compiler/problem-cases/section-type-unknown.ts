import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'of two types that may be meant, it is the one that has the keys; one may stand behind the mark of a note': {
    files: {
      'blocks/article.yaml': 'type: articles\nback: { label: { es: "Volver", en: "Back" }, page: home }\n',
      'blocks/faq.yaml': 'type: #faq\nfaq: baking\n',
    },
    problems: [
      'blocks/article.yaml:1:7 section-type-unknown {"value":"articles","suggestion":"article"}',
      'blocks/faq.yaml:1:7 section-type-unknown {"value":"#faq","suggestion":"faq"}',
    ],
  },
  'the name of a block is told as that': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
      `,
      'blocks/again.yaml': 'type: greeting\n',
    },
    problems: ['blocks/again.yaml:1:7 section-type-unknown {"value":"greeting","isBlock":true}'],
  },
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
    problems: ['blocks/greeting.yaml:2:1 section-type-missing {}'],
  },
  'a type by its title, or in capitals, is told by its name': {
    files: {
      'blocks/greeting.yaml': 'type: Cabecera\ntitle: { es: "Hola", en: "Hello" }\n',
      'blocks/questions.yaml': 'type: FAQ\nfaq: baking\ntitle: { es: "Dudas", en: "Doubts" }\n',
    },
    problems: [
      'blocks/greeting.yaml:1:7 section-type-unknown {"value":"Cabecera","suggestion":"hero"}',
      'blocks/questions.yaml:1:7 section-type-unknown {"value":"FAQ","suggestion":"faq"}',
    ],
  },
};
