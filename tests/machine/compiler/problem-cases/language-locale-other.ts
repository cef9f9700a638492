import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'dates are those of the language': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: es-MX') },
    problems: ['warning settings.yaml:7:25 language-locale-other {"locale":"es-MX","code":"en"}'],
  },
  'any country is right': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: en-AU') },
    problems: [],
  },
};
