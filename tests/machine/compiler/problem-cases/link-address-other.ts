import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link that shows one address, e-mail or telephone and leads to another is told': {
    files: prose(
      "<p><a href='https://www.trigo.example/pan'>www.centeno.example</a> <a href='mailto:ana@pan.example'>eva@pan.example</a> <a href='tel:+34900000010'>900 000 011</a></p>",
    ),
    problems: [
      'warning blocks/text.yaml:3:20 link-address-other {"text":"www.centeno.example","address":"https://www.trigo.example/pan"}',
      'warning blocks/text.yaml:3:84 link-address-other {"text":"eva@pan.example","address":"mailto:ana@pan.example"}',
      'warning blocks/text.yaml:3:137 link-address-other {"text":"900 000 011","address":"tel:+34900000010"}',
    ],
  },
  'in a link of YAML, too': {
    files: {
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ url: "https://trigo.example", label: { es: "centeno.example", en: "Rye" } }]\n',
    },
    problems: [
      'warning blocks/cta.yaml:3:18 link-address-other {"text":"centeno.example","address":"https://trigo.example"}',
    ],
  },
  'what is shown shorter, with more or in other letters is the same': {
    files: prose(
      "<p><a href='https://www.trigo.example/pan?a=1'>Trigo.example</a> <a href='mailto:ana@pan.example?subject=Pan'>Ana@pan.example</a> <a href='tel:+34900000010'>900 000 010</a> <a href='tel:+49221700'>0221 700</a> <a href='https://trigo.example'>Node.js</a> <a href='https://trigo.example'>28 012 300</a></p>",
    ),
    problems: [],
  },
};
