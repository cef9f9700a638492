import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = basicText('settings.yaml');

export const cases: Cases = {
  'the main language has no prefix in its addresses': {
    files: { 'settings.yaml': settings.replace('locale: es-ES,', 'locale: es-ES, prefix: /es,') },
    problems: ['warning settings.yaml:6:40 language-prefix-idle {"language":"es","prefix":"/es"}'],
  },
  'others have one': {
    files: { 'settings.yaml': settings.replace(/prefix: \/\w+/, 'prefix: /english') },
    problems: [],
  },
};
