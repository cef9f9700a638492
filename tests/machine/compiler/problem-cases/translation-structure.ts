import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'elements of HTML of which a translation has not as many are reported with their number, and nothing that follows': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<h2>Pan</h2><ul><li>Centeno</li><li>Trigo de 3 días</li></ul>"
          en: "<h2>Bread</h2><ul><li>Rye</li></ul>"
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:7 translation-structure {"original":"es","translation":"en","element":"item","inOriginal":2,"inTranslation":1}',
    ],
  },
  'a note of the translator is none': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<p>Pan</p>"
          en: "<p>Bread</p><p>The Spanish version is the binding one.</p>"
      `,
    },
    problems: [],
  },
  'a paragraph that lacks a sentence of the other language is told, and its place': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo. Caduca al cabo de un año.',
      'Season tickets are not refunded. They expire after a year.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-structure {"original":"es","translation":"en","element":"sentence","inOriginal":3,"inTranslation":2}',
    ],
  },
  'one that joins two sentences, or says it all in other words, lacks none': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo. Caduca al cabo de un año.',
      'Season tickets are not refunded, but may be passed on to somebody else. They expire after a year.',
    ),
    problems: [],
  },
  'what is left of two sentences may say both': {
    files: plain(
      'El aparcamiento es gratuito para los clientes. Está justo detrás del edificio, entrando por la calle Mayor.',
      'Free customer parking behind the building, off Calle Mayor.',
    ),
    problems: [],
  },
};
