import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

const syllabus = (count: number) => ({
  ...facts(`syllabus-topics: { type: count, value: ${count} }`),
  'syllabi/baking.yaml':
    'text: { es: "Temas", en: "Topics" }\ntopics:\n  - { id: rye, icon: clock, title: { es: "Centeno", en: "Rye" } }\n  - { id: oat, icon: clock, title: { es: "Avena", en: "Oat" } }\n',
});

export const cases: Cases = {
  'a figure that is called like a list says how many are in it': {
    files: syllabus(3),
    problems: [
      'warning facts.yaml:3:40 fact-count {"fact":"syllabus-topics","value":3,"length":2,"list":"topics","file":"site/syllabi/baking.yaml"}',
    ],
  },
  'as it does': { files: syllabus(2), problems: [] },
  'where one is left out of those that are numbered, it is told there': {
    files: {
      ...facts('syllabus-topics: { type: count, value: 3 }'),
      'syllabi/baking.yaml':
        'text: { es: "Temas", en: "Topics" }\ntopics:\n  - { id: topic-1, icon: clock, title: { es: "Centeno", en: "Rye" } }\n  - { id: topic-3, icon: clock, title: { es: "Avena", en: "Oat" } }\n',
    },
    problems: [
      'warning syllabi/baking.yaml:4:11 fact-count {"fact":"syllabus-topics","value":3,"length":2,"list":"topics","file":"site/facts.yaml","missing":"topic-2"}',
    ],
  },
};
