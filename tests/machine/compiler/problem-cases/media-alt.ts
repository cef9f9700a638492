import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture that says nothing of what it shows, and one that says two things, are reported': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        media:
          src: loaf.svg
        logos:
          - src: loaf.svg
            alt: { es: "Hogaza", en: "Loaf" }
            decorative: true
          - { src: loaf.svg, decorative: true }
          - { src: loaf.svg, alt: { es: "Hogaza", en: "Loaf" } }
      `,
    },
    problems: ['blocks/logos.yaml:5:3 media-alt {"both":false}', 'blocks/logos.yaml:9:17 media-alt {"both":true}'],
  },
};
