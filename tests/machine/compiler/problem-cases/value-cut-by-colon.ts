import type { Cases } from '../problem-case';

/** A list of texts, one of which somebody has typed without quotes. */
function list(typed: string): string {
  return [
    'type: panel',
    'title: { es: "Pan", en: "Bread" }',
    'text: { es: "<p>Pan.</p>", en: "<p>Bread.</p>" }',
    'points:',
    '  - { es: "Hoy", en: "Today" }',
    `  - ${typed}`,
    '',
  ].join('\n');
}

export const cases: Cases = {
  'a text without quotes that has a colon in it is told once': {
    files: { 'blocks/text.yaml': list('Sin nada: ni mejorantes') },
    problems: [
      'blocks/text.yaml:6:5 value-cut-by-colon {"whole":"Sin nada: ni mejorantes","correct":"\\"Sin nada: ni mejorantes\\""}',
    ],
  },
  'of one word before the colon as well': {
    files: { 'blocks/text.yaml': list('Mejorantes: ninguno') },
    problems: [
      'blocks/text.yaml:6:5 value-cut-by-colon {"whole":"Mejorantes: ninguno","correct":"\\"Mejorantes: ninguno\\""}',
    ],
  },
  'of a word in small letters, too': {
    files: { 'blocks/text.yaml': list('mejorantes: ninguno') },
    problems: [
      'blocks/text.yaml:6:5 value-cut-by-colon {"whole":"mejorantes: ninguno","correct":"\\"mejorantes: ninguno\\""}',
    ],
  },
  'a word in small letters that is a key elsewhere is a key that does not belong': {
    files: { 'blocks/text.yaml': list('icon: check') },
    problems: [
      'blocks/text.yaml:6:5 key-unknown {"key":"icon"}',
      'blocks/text.yaml:6:5 translation-missing {"language":"es"}',
      'blocks/text.yaml:6:5 translation-missing {"language":"en"}',
    ],
  },
};
