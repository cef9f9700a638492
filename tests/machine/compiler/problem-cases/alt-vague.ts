import type { Cases } from '../problem-case';

const logos = (alt: string) => ({
  'blocks/logos.yaml': `type: panel\ntitle: { es: "Pan", en: "Bread" }\ntext: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\nlogos:\n  - { src: loaf.svg, alt: { es: "Una hogaza", en: "${alt}" } }\n`,
});

export const cases: Cases = {
  'a word that says only that it is a picture is told': {
    files: logos('picture'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"picture"}'],
  },
  'with an article too': {
    files: logos('The photo'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"The photo"}'],
  },
  'what says what it shows is right': { files: logos('A loaf beside a picture of wheat'), problems: [] },
  'that it is a picture is said anyway': {
    files: logos('Picture of a loaf'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"Picture of a loaf","correct":"A loaf"}'],
  },
  'an article that is joined to it stays': {
    files: logos('Foto del taller'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"Foto del taller","correct":"El taller"}'],
  },
  'nor does a number, but for a year': {
    files: { ...logos('12345'), 'blocks/house.yaml': logos('1987')['blocks/logos.yaml'] },
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"12345"}'],
  },
};
