import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const told = (...words: readonly string[]) => ({
  'settings.yaml': basicText('settings.yaml').replace(/^ {2}crawlers: .*/m, `  crawlers: [${words.join(', ')}]`),
});

export const cases: Cases = {
  'a word that browsers have as well makes robots of all visitors': {
    files: told('Googlebot', 'Mozilla', 'safari'),
    problems: [
      'warning settings.yaml:27:25 crawler-everybody {"word":"Mozilla"}',
      'warning settings.yaml:27:34 crawler-everybody {"word":"safari"}',
    ],
  },
  'one that only robots have is right': { files: told('Googlebot', 'Chrome-Lighthouse', 'bot'), problems: [] },
};
