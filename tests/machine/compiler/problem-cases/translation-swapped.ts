import type { Cases } from '../problem-case';

export const cases: Cases = {
  'texts that are each in the language of the other are reported once, at the first': {
    files: {
      'blocks/greeting.yaml':
        'type: hero\ntitle: { es: "The bread of the town, for you", en: "El pan de la ciudad, para ti" }\n',
    },
    problems: ['warning blocks/greeting.yaml:2:14 translation-swapped {"original":"es","translation":"en"}'],
  },
  'of questions that have changed places, it is not told that their marks are those of the other language': {
    files: {
      'blocks/greeting.yaml':
        'type: hero\ntitle: { es: "Who can have a loaf of bread?", en: "\u00bfQuién puede tener un pan?" }\n',
    },
    problems: ['warning blocks/greeting.yaml:2:14 translation-swapped {"original":"es","translation":"en"}'],
  },
};
