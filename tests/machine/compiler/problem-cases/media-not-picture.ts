import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file that is shown as a picture and is none is reported where it is named': {
    files: {
      'media/notes.svg': 'flour, water',
      'media/loaf.png': '<svg width="4" height="3"/>',
      'media/loaf.gif': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        logos:
          - src: notes.svg
            alt: { es: "Notas", en: "Notes" }
          - { src: loaf.png, decorative: true }
          - { src: loaf.gif, decorative: true }
      `,
    },
    problems: [
      'blocks/logos.yaml:5:10 media-not-picture {"path":"notes.svg"}',
      'blocks/logos.yaml:7:12 media-not-picture {"path":"loaf.png"}',
      'blocks/logos.yaml:8:12 media-not-picture {"path":"loaf.gif"}',
    ],
  },
};
