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
};
