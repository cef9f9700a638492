import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture or a linked file that is not there is reported with the file that was meant': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        logos:
          - src: loafs.svg
            alt: { es: "Hogaza", en: "Loaf" }
        actions:
          - label: { es: "Carta", en: "Menu" }
            file: prices/menu.pdf
      `,
    },
    problems: [
      'blocks/logos.yaml:5:10 media-missing {"path":"loafs.svg","suggestion":"loaf.svg"}',
      'blocks/logos.yaml:9:11 media-missing {"path":"prices/menu.pdf"}',
    ],
  },
  'of what lies elsewhere the name is told under which it is to be saved': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        logos:
          - src: https://example.com/cakes/plum.svg?size=2
            alt: { es: "Tarta", en: "Cake" }
          - src: C:\\Users\\Ana\\rolls.svg
            alt: { es: "Bollos", en: "Rolls" }
      `,
    },
    problems: [
      'blocks/logos.yaml:5:10 media-missing {"path":"https://example.com/cakes/plum.svg?size=2","name":"plum.svg"}',
      'blocks/logos.yaml:7:10 media-missing {"path":"C:\\\\Users\\\\Ana\\\\rolls.svg","name":"rolls.svg"}',
    ],
  },
};
