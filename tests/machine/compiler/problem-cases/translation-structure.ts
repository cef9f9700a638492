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
  'a paragraph that says much less in fewer sentences is told, and its place': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo.',
      'Season tickets are not refunded.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-structure {"original":"es","translation":"en","element":"sentence","inOriginal":2,"inTranslation":1}',
    ],
  },
  'one that joins two sentences says no less': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo.',
      'Season tickets are not refunded, but may be passed on to somebody else.',
    ),
    problems: [],
  },
};
