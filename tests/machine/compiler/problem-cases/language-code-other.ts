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
};
