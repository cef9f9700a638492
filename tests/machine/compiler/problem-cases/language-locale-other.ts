import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'dates are those of the language': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: es-MX') },
    problems: [
      'warning settings.yaml:7:25 language-locale-other {"locale":"es-MX","code":"en","correct":"en-MX","isOfOther":true}',
    ],
  },
  'that of another language at home becomes that of its own': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: es-ES', 'locale: en-US') },
    problems: [
      'warning settings.yaml:6:25 language-locale-other {"locale":"en-US","code":"es","correct":"es-ES","isOfOther":true}',
    ],
  },
  'a country before the language is turned': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: gb-EN') },
    problems: ['warning settings.yaml:7:25 language-locale-other {"locale":"gb-EN","code":"en","correct":"en-GB"}'],
  },
  'and those of a country': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('en-US', 'en-UK').replace('es-ES', 'es-SP') },
    problems: [
      'warning settings.yaml:6:25 language-locale-other {"locale":"es-SP","code":"es","correct":"es-ES"}',
      'warning settings.yaml:7:25 language-locale-other {"locale":"en-UK","code":"en","correct":"en-GB"}',
    ],
  },
  'a country alone is that of the language': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: GB').replace('es-ES', 'ES'),
    },
    problems: [
      'settings.yaml:6:25 language-locale-other {"locale":"ES","code":"es","correct":"es-ES"}',
      'settings.yaml:7:25 language-locale-other {"locale":"GB","code":"en","correct":"en-GB"}',
    ],
  },
  'any country is right': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: en-US', 'locale: en-AU') },
    problems: [],
  },
  'what is no locale is told with that of the language': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: es-ES', 'locale: español') },
    problems: ['settings.yaml:6:25 language-locale-other {"locale":"español","code":"es","correct":"es-ES"}'],
  },
  'a code that a country once had is none': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('locale: es-ES', 'locale: es-CT') },
    problems: ['warning settings.yaml:6:25 language-locale-other {"locale":"es-CT","code":"es","correct":"es-ES"}'],
  },

  'the locale of Catalan is none of Spanish with its halves swapped': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('es-ES', 'ca-ES') },
    problems: [
      'warning settings.yaml:6:25 language-locale-other {"locale":"ca-ES","code":"es","correct":"es-ES","isOfOther":true}',
    ],
  },
};
