import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const content = '<p>Hoy</p>';

export const cases: Cases = {
  'languages of a text in keys of their own are told once, with the key that is to hold them': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title_es: "Pan"
        title_en: "Bread"
        content: { es: "${content}", en: "<p>Today</p>" }
      `,
    },
    problems: [
      'blocks/text.yaml:2:1 languages-apart {"key":"title","keys":["title_es","title_en"],"correct":"title: { es: \\"Pan\\", en: \\"Bread\\" }"}',
    ],
  },
  'also where the text of the main language stands in that key, and the other key is written otherwise': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title: "Pan"
        tituloEn: "Bread"
        content: { es: "${content}", en: "<p>Today</p>" }
      `,
    },
    problems: [
      'blocks/text.yaml:3:1 languages-apart {"key":"title","keys":["tituloEn"],"correct":"title: { es: \\"Pan\\", en: \\"Bread\\" }"}',
    ],
  },
  'a text that is required is not told to be missing as well, and that in one language is still to be written': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        es-content: "${content}"
      `,
    },
    problems: [
      'blocks/text.yaml:2:1 languages-apart {"key":"content","keys":["es-content"],"correct":"content: { es: \\"<p>Hoy</p>\\", en: \\"…\\" }"}',
    ],
  },
  'a key that ends in the code of a language the site does not have is unknown': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        log_in: "Pan"
        content: { es: "${content}", en: "<p>Today</p>" }
      `,
    },
    problems: ['blocks/text.yaml:2:1 key-unknown {"key":"log_in"}'],
  },

  'texts below their language are told together with how they are written, and so is a language below a text of one': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title: "Pan"
        en: "Bread"
        content: { es: "${content}", en: "<p>Today</p>" }
      `,
      'blocks/more.yaml': yaml`
        type: prose
        title: "Pan"
        translations:
          en: { title: "Bread", intro: "Today" }
        content: { es: "${content}", en: "<p>Today</p>" }
      `,
      'blocks/most.yaml': yaml`
        type: prose
        es: { content: "${content}" }
        en: { content: "<p>Today</p>" }
      `,
    },
    problems: [
      'blocks/more.yaml:3:1 languages-apart {"key":"title,intro","keys":["translations"],"correct":"title: { es: \\"Pan\\", en: \\"Bread\\" }\\nintro: { es: \\"…\\", en: \\"Today\\" }"}',
      'blocks/most.yaml:2:1 languages-apart {"key":"content","keys":["es","en"],"correct":"content: { es: \\"<p>Hoy</p>\\", en: \\"<p>Today</p>\\" }"}',
      'blocks/text.yaml:3:1 languages-apart {"key":"title","keys":["en"],"correct":"title: { es: \\"Pan\\", en: \\"Bread\\" }"}',
    ],
  },
};
