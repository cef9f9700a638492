import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = basicText('settings.yaml');

export const cases: Cases = {
  'a language is not called as another one calls it': {
    files: { 'settings.yaml': settings.replace(/name: "?English"?/, 'name: "Ingles"') },
    problems: ['warning settings.yaml:7:38 language-name-other {"name":"Ingles","correct":"English","language":"en"}'],
  },
  'it may call itself in another way': {
    files: { 'settings.yaml': settings.replace(/name: "?Español"?/, 'name: "Castellano"') },
    problems: [],
  },
  'nor as another language of the site is called': {
    files: { 'settings.yaml': settings.replace(/name: "?English"?/, 'name: "Español"') },
    problems: ['warning settings.yaml:7:38 language-name-other {"name":"Español","correct":"English","language":"en"}'],
  },
};
