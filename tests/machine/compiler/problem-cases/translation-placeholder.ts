import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is filled in under another name than in the default language is reported': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{count} panes", en: "{cuenta} loaves" }\n' },
    problems: [
      'blocks/greeting.yaml:2:35 translation-placeholder {"original":"es","translation":"en","inOriginal":["{count}"],"inTranslation":["{cuenta}"]}',
    ],
  },
  'the same name is none, wherever it stands': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{count} de {total}", en: "{total}: {count}" }\n' },
    problems: [],
  },
};
