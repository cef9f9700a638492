import type { Cases } from '../problem-case';

const post = (date: string, updated: string) => ({
  'blog/posts/rye.yaml': `title: { es: "Centeno", en: "Rye" }\ndate: ${date}\nupdated: ${updated}\nauthor: "Ana"\ntags: [grain]\ncontent: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\n`,
  'blog/tags.yaml': 'grain: { label: { es: "Grano", en: "Grain" } }\n',
});

export const cases: Cases = {
  'nothing is revised before it is there': {
    files: post('2025-03-04', '2025-03-03'),
    problems: ['warning blog/posts/rye.yaml:3:10 date-before {"date":"2025-03-03","first":"2025-03-04"}'],
  },
  'on the same day it may be': { files: post('2025-03-04', '2025-03-04'), problems: [] },
};
