import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is still to be confirmed is told where it stands: of a section, a figure, an answer': {
    files: {
      ...facts('a: { type: text, value: "7%", confirm: "Nobody knows." }'),
      'blocks/price.yaml':
        'type: call-to-action\ntitle: { es: "Precio", en: "Price" }\nconfirm: "Is VAT included?"\nactions: [{ label: { es: "Pan de centeno", en: "Rye bread" }, page: products }]\n',
      'faqs/bread.yaml':
        'items:\n  - question: { es: "¿Hay pan?", en: "Is there bread?" }\n    answer: { es: "<p>Hay pan.</p>", en: "<p>There is bread.</p>" }\n    confirm: "Is there?"\n',
    },
    problems: [
      'warning blocks/price.yaml:3:10 point-open {"what":"Is VAT included?"}',
      'warning facts.yaml:3:40 point-open {"what":"Nobody knows."}',
      'warning faqs/bread.yaml:4:14 point-open {"what":"Is there?"}',
    ],
  },
};
