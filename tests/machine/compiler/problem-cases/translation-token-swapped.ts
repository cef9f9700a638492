import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const [ONE, OTHER] = ['{{facts.loaves-a-year}}', '{{facts.registration}}'];
const SPANISH = `Hacemos ${ONE} hogazas. Nuestro registro es ${OTHER}.`;

export const cases: Cases = {
  'values that have changed places between sentences are told': {
    files: plain(SPANISH, `We make ${OTHER} loaves. Our registration is ${ONE}.`),
    problems: [
      'warning blocks/text.yaml:4:16 translation-token-swapped {"token":"{{facts.loaves-a-year}}","instead":"{{facts.registration}}","original":"es","translation":"en"}',
    ],
  },
  'within a sentence they stand as its language has it': {
    files: plain(`Con ${ONE} hogazas y el registro ${OTHER}.`, `With registration ${OTHER} and ${ONE} loaves.`),
    problems: [],
  },
  'where there are fewer sentences, nothing is said': {
    files: plain(SPANISH, `Our registration is ${OTHER}, and we make ${ONE} loaves.`),
    problems: [],
  },
  'within a sentence, too, where they count time': {
    files: {
      ...facts('loaves: { type: count, value: 30 }', 'stay: { type: count, value: 15 }'),
      ...plain(
        'Hasta {{facts.loaves}} panes en {{facts.stay}} días.',
        'Up to {{facts.stay}} loaves in {{facts.loaves}} days.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:4:39 translation-token-swapped {"token":"{{facts.stay}}","instead":"{{facts.loaves}}","original":"es","translation":"en"}',
    ],
  },
  'where one language has the same twice, that is no change of places': {
    files: {
      ...facts('most: { type: months, value: 30 }', 'least: { type: months, value: 15 }'),
      ...plain(
        'Dura entre {{facts.least}} y {{facts.least}} meses.',
        'It takes {{facts.least}} to {{facts.most}} months.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:37 translation-tokens {"token":"{{facts.most}}","original":"en","translation":"es","instead":"{{facts.least}}"}',
    ],
  },
  'and where each begins what is listed': {
    files: plain(`${ONE} panes, ${OTHER} sellos y harina.`, `${OTHER} loaves, ${ONE} stamps and flour.`),
    problems: [
      'warning blocks/text.yaml:4:8 translation-token-swapped {"token":"{{facts.loaves-a-year}}","instead":"{{facts.registration}}","original":"es","translation":"en"}',
    ],
  },
};
