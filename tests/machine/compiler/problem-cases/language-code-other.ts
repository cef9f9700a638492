import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = (written: string, typed: string) => ({
  'settings.yaml': basicText('settings.yaml').replace(written, typed),
});

export const cases: Cases = {
  'a longer code is told, and nothing of the texts': {
    files: settings('code: en', 'code: eng'),
    problems: ['settings.yaml:7:13 language-code-other {"code":"eng","correct":"en"}'],
  },
  'so is what is none, where the locale tells which was meant': {
    files: settings('code: es', 'code: sp'),
    problems: ['settings.yaml:6:13 language-code-other {"code":"sp","correct":"es"}'],
  },
  'and one in capitals': {
    files: settings('code: en', 'code: EN'),
    problems: ['settings.yaml:7:13 language-code-other {"code":"EN","correct":"en"}'],
  },
  'the name of a language and that of its conventions are told with the code': {
    files: settings('code: en', 'code: en_US'),
    problems: ['settings.yaml:7:13 language-code-other {"code":"en_US","correct":"en"}'],
  },
  'in whatever language, where the locale tells which was meant': {
    files: settings('code: es', 'code: castellano'),
    problems: ['settings.yaml:6:13 language-code-other {"code":"castellano","correct":"es"}'],
  },
  'and where nothing but its name tells': {
    files: settings('prefix: /en }\n', 'prefix: /en }\n  - { code: Francés, locale: en francés, name: "Français" }\n'),
    problems: [
      'settings.yaml:8:5 language-untranslated {"language":"fr"}',
      'settings.yaml:8:13 language-code-other {"code":"Francés","correct":"fr"}',
      'settings.yaml:8:30 language-locale-other {"locale":"en francés","code":"fr","correct":"fr-FR"}',
    ],
  },
  'also before anything else is said of the language': {
    files: settings('code: en, locale: en-US', 'code: Inglés'),
    problems: [
      'settings.yaml:7:5 key-missing {"key":"locale","example":"\\"en-US\\""}',
      'settings.yaml:7:13 language-code-other {"code":"Inglés","correct":"en"}',
    ],
  },
};
