import type { Cases } from '../problem-case';

const titled = (es: string) => ({ 'blocks/a.yaml': `type: hero\ntitle:\n  es: ${es}\n  en: "Bread"\n` });

export const cases: Cases = {
  'a text between curly quotes is told': {
    files: titled('“Pan de hoy”'),
    problems: ['warning blocks/a.yaml:3:7 text-curly-quotes {"text":"Pan de hoy"}'],
  },
  'around the name of a page they are told with the page that is meant': {
    files: {
      'blocks/a.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ label: { es: "Ven", en: "Come" }, page: “contact” }]\n',
    },
    problems: ['blocks/a.yaml:3:53 page-unknown {"value":"“contact”","suggestion":"contact"}'],
  },
  'angular ones are told where another language has none, and are those of a title where it has them, too': {
    files: {
      ...titled('«Pan de hoy»'),
      'blocks/b.yaml': 'type: hero\ntitle:\n  es: «La colmena»\n  en: “The Hive” again\n',
    },
    problems: ['warning blocks/a.yaml:3:7 text-curly-quotes {"text":"Pan de hoy"}'],
  },
  'a quotation that each language has in quotes of its own is meant': {
    files: { 'blocks/a.yaml': 'type: hero\ntitle:\n  es: «Pan de hoy»\n  en: “Bread of today”\n' },
    problems: [],
  },
  'a quotation within straight quotes is meant': { files: titled('"“Pan de hoy”"'), problems: [] },
  'a quotation at the start of a text is meant': { files: titled('“Pan de hoy” y “bollos”'), problems: [] },
  'single ones are told as well, and apostrophes are meant': {
    files: { ...titled('‘Pan de hoy’'), 'blocks/b.yaml': 'type: hero\ntitle:\n  es: ’Pan’\n  en: "Loaf"\n' },
    problems: ['warning blocks/a.yaml:3:7 text-curly-quotes {"text":"Pan de hoy"}'],
  },

  'in a file that is full of them they are told once, and mended together': {
    files: {
      'blocks/a.yaml':
        'type: hero\neyebrow: { es: “Pan”, en: “Bread” }\ntitle: { es: “Pan de hoy”, en: “Bread of today” }\n',
    },
    problems: ['warning blocks/a.yaml:2:16 text-curly-quotes {"text":"Pan"}'],
  },
};
