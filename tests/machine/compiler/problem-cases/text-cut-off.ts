import type { Cases } from '../problem-case';

const titled = (es: string) => ({
  'blocks/a.yaml': `type: hero\ntone: light #claro\ntitle:\n  es: ${es}\n  en: "Bread"\n`,
});

export const cases: Cases = {
  'a text that a number sign cuts off is told': {
    files: titled('Horno #1'),
    problems: ['warning blocks/a.yaml:4:7 text-cut-off {"shown":"Horno","whole":"Horno #1"}'],
  },
  'a note behind a text is no part of it': { files: titled('Horno # el título'), problems: [] },
  'a number sign between quotes is part of the text': { files: titled('"Horno #1" #título'), problems: [] },
  'a line put out of use is no text': { files: titled('Horno\n  #es: Pan'), problems: [] },
};
