import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text of spaces and an HTML text of empty elements are reported, and not held against the other language': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola a los 3", en: "  " }
        intro: { es: "\\u00a0", en: "Hello" }
      `,
      'blocks/text.yaml': yaml`
        type: prose
        content: { es: "<p>Hola</p>", en: "<p> &nbsp;<br></p>" }
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:34 text-blank {"language":"en"}',
      'blocks/greeting.yaml:3:14 text-blank {"language":"es"}',
      'blocks/text.yaml:2:35 text-blank {"language":"en"}',
    ],
  },
  'what is empty is told by its shape': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "Hola", en: "" }\n' },
    problems: [
      'blocks/greeting.yaml:2:26 value-empty {"example":"\\"…\\"","translates":{"language":"en","original":"es","text":"Hola"}}',
    ],
  },
};
