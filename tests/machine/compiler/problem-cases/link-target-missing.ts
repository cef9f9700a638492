import { basicText } from '../../../support/compile-site';
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
  'nor where a key that is not there may be the target': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            seite: contact
      `,
    },
    problems: ['blocks/farewell.yaml:5:5 key-unknown {"key":"seite"}'],
  },
  'on every page, a place alone leads nowhere; on a page it is one of its own': {
    files: {
      'navigation.yaml': basicText('navigation.yaml').replace('  page: contact\n  anchor: write', '  anchor: write'),
      'pages/contact.yaml': `${basicText('pages/contact.yaml')}
  - type: call-to-action
    title: { es: "Ven", en: "Come" }
    actions:
      - label: { es: "Escríbenos", en: "Write to us" }
        anchor: write
`,
    },
    problems: ['navigation.yaml:16:3 link-target-missing {}'],
  },
};
