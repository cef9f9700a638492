import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link without a target is reported where it begins': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
      `,
    },
    problems: ['blocks/farewell.yaml:4:5 link-target-missing {}'],
  },
  'it is not told where a dash too many has taken the target away': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
          - page: contact
      `,
    },
    problems: ['blocks/farewell.yaml:5:5 yaml-syntax {"reason":"dash-unexpected","correct":"page: \\"contact\\""}'],
  },
};
