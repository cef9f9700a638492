import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const message = (text: string) => ({
  'messages.yaml': `madeYear: ${text}\n${basicText('messages.yaml').replace(/^madeYear: .*\n/m, '')}`,
});

export const cases: Cases = {
  'a year where the website writes the present one is told': {
    files: message('{ es: "© 2019–2024", en: "© 2019–{year}" }'),
    problems: ['warning messages.yaml:1:25 placeholder-by-hand {"text":"2024","correct":"{year}"}'],
  },
  'without any, the text says something else': {
    files: message('{ es: "Hecho en casa", en: "Homemade" }'),
    problems: [],
  },
};
