import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a comma between thousands and one before decimals cut a number in braces': {
    files: facts('loaves: { type: count, value: 84,000, note: "Panes." }', 'buns: { value: 4,50 }'),
    problems: [
      'facts.yaml:3:31 value-cut-by-comma {"whole":"84,000","correct":"84000"}',
      'facts.yaml:4:16 value-cut-by-comma {"whole":"4,50","correct":"4.5"}',
    ],
  },
  'commas cut a text without quotes, which is told once': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: Pan, queso, vino, en: "Bread" }\n' },
    problems: [
      'blocks/text.yaml:2:14 value-cut-by-comma {"whole":"Pan, queso, vino","correct":"\\"Pan, queso, vino\\""}',
    ],
  },
  'a key without a value behind a text in quotes is just unknown': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: "Pan", queso, en: "Bread" }\n' },
    problems: ['blocks/text.yaml:2:21 key-unknown {"key":"queso"}'],
  },
};
