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
  'two locales in the place of each other are told as those': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/locale: (?:es-ES|en-US)/g, (locale) =>
        locale === 'locale: es-ES' ? 'locale: en-US' : 'locale: es-ES',
      ),
    },
    problems: [
      'warning settings.yaml:6:25 language-locale-other {"locale":"en-US","code":"es","correct":"es-ES","isOfOther":true}',
      'warning settings.yaml:7:25 language-locale-other {"locale":"es-ES","code":"en","correct":"en-US","isOfOther":true}',
    ],
  },
  'how figures are written is not told where two languages have one code': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('code: es', 'code: en'),
      'blocks/greeting.yaml':
        'type: hero\ntitle: { es: "Pan por 4 €", en: "Bread for €4" }\nintro: { es: "O por 5 €", en: "Or for €5" }\n',
    },
    problems: [
      'settings.yaml:5:1 language-unlisted {"language":"es"}',
      'warning settings.yaml:6:25 language-locale-other {"locale":"es-ES","code":"en","correct":"en-US","isOfOther":true}',
    ],
  },
};
