import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = (written: string, typed: string) => ({
  'settings.yaml': basicText('settings.yaml').replace(written, typed),
});

export const cases: Cases = {
  'a language in which there is no text, where there are texts in another one, is told once': {
    files: settings('code: en', 'code: fr'),
    problems: ['settings.yaml:7:13 language-other {"code":"fr","correct":"en","reason":"unwritten"}'],
  },
  'two codes in the place of each other are told once': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/code: (?:es|en)/g, (code) =>
        code === 'code: es' ? 'code: en' : 'code: es',
      ),
    },
    problems: ['settings.yaml:6:13 language-other {"code":"en","correct":"es","reason":"swapped"}'],
  },
};
