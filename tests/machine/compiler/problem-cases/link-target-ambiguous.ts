import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link with two targets is reported with both': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            page: contact
            url: "https://otra.example"
      `,
    },
    problems: ['blocks/farewell.yaml:6:5 link-target-ambiguous {"targets":["page","url"]}'],
  },
};
