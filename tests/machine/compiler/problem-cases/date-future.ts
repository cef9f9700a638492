import type { Cases } from '../problem-case';

const post = (date: string) => ({
  'blog/posts/rye.yaml': `title: { es: "Centeno", en: "Rye" }\ndate: ${date}\nauthor: "Ana"\ntags: [grain]\ncontent: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\n`,
  'blog/tags.yaml': 'grain: { label: { es: "Grano", en: "Grain" } }\n',
});

export const cases: Cases = {
  'a day that is still to come is told': {
    files: post('2026-01-16'),
    problems: ['warning blog/posts/rye.yaml:2:7 date-future {"date":"2026-01-16"}'],
  },
  'today is right, and what is absurd is told as such': { files: post('2026-01-15'), problems: [] },
};
