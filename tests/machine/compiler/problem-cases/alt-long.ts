import type { Cases } from '../problem-case';

const logos = (alt: string) => ({
  'blocks/logos.yaml': `type: panel\ntitle: { es: "Pan", en: "Bread" }\ntext: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\nlogos:\n  - { src: loaf.svg, alt: { es: "Una hogaza", en: "${alt}" } }\n`,
});

export const cases: Cases = {
  'what is said of a picture is not a whole paragraph': {
    files: logos('A loaf of bread on a table. '.repeat(10).trim()),
    problems: ['warning blocks/logos.yaml:5:51 alt-long {"length":279,"most":250}'],
  },
  'a sentence or two are right': { files: logos('A loaf of rye bread on a wooden table, with a knife.'), problems: [] },
};
