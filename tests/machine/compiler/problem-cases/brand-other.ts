import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const suffix = (text: string) => ({
  'settings.yaml': basicText('settings.yaml').replace('en: " | Trigal Bakery"', `en: " | ${text}"`),
});

export const cases: Cases = {
  'the name of the site with a slip': {
    files: suffix('Tirgal Bakery'),
    problems: ['warning settings.yaml:8:37 brand-other {"word":"Tirgal","correct":"Trigal"}'],
  },
  'a part of it, or other words, are right': { files: suffix('Trigal, bread and more'), problems: [] },
  'a part of one of its words is right': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('en: "Trigal Bakery"', 'en: "Neighbourhood Bakery Trigal"')
        .replace('en: " | Trigal Bakery"', 'en: " | Hood Bakery Trigal"'),
    },
    problems: [],
  },
  'the name without its accent, and a name of several words of which one is another': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('es: "Panadería Trigal"', 'es: "Panadería del Trigal"')
        .replace('es: " | Trigal"', 'es: " | Panaderia del Trigal"')
        .replace('en: "Trigal Bakery"', 'en: "Trigal Village Bakery"')
        .replace('en: " | Trigal Bakery"', 'en: " | Trigal Town Bakery"'),
    },
    problems: [
      'warning settings.yaml:8:20 brand-other {"word":"Panaderia","correct":"Panadería"}',
      'warning settings.yaml:8:51 brand-other {"word":"Town","correct":"Village"}',
    ],
  },
  'the name of the site in another language': {
    files: suffix('Panadería Trigal'),
    problems: ['warning settings.yaml:8:37 brand-other {"word":"Panadería Trigal","correct":"Trigal Bakery"}'],
  },
  'the names of two languages that have changed places': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('es: " | Trigal"', 'es: " | Trigal Bakery"')
        .replace('en: " | Trigal Bakery"', 'en: " | Panadería Trigal"'),
    },
    problems: [
      'warning settings.yaml:8:20 brand-other {"word":"Trigal Bakery","correct":"Panadería Trigal","swapped":"en"}',
    ],
  },
  'one word of two is another one that the site says nowhere': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('en: " | Trigal Bakery"', 'en: " | Trigal Patisserie"'),
    },
    problems: ['warning settings.yaml:8:37 brand-other {"word":"Patisserie","correct":"Bakery"}'],
  },
};
