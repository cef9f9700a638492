import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link that leads elsewhere than in the default language is reported at its address': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="page:products">Los panes</a> y <a href="https://es.pan.example/">más</a></p>'
          en: '<p><a href="page:contact">The loaves</a> and <a href="https://bread.example/">more</a></p>'
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:20 translation-links {"address":"page:contact","original":"es","expected":"page:products"}',
    ],
  },
  'the same links in another order are none': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="page:products">Panes</a>, <a href="page:contact">contacto</a></p>'
          en: "<p><a href='page:contact'>Contact</a>, <a href='page:products'>loaves</a></p>"
      `,
    },
    problems: [],
  },
  'where one leads nowhere, that is told': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="page:products">Panes</a></p>'
          en: '<p><a href="page:product">Loaves</a></p>'
      `,
    },
    problems: ['blocks/text.yaml:4:20 page-unknown {"value":"product","suggestion":"products"}'],
  },
};
