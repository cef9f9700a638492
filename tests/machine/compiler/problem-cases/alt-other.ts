import type { Cases } from '../problem-case';

const people = (alt: string) => ({
  'people/instructors.yaml': [
    'rye:',
    '  name: "Clara Pan"',
    '  formUrl: "https://www.forms.example"',
    `  image: { src: loaf.svg, alt: { es: "${alt}", en: "Portrait of Clara Pan" } }`,
    'oat:',
    '  name: "Carlos Harina"',
    '  formUrl: "https://www.forms.example"',
    '  image: { src: loaf.svg, alt: { es: "Retrato de Carlos Harina", en: "Portrait" } }',
    '',
  ].join('\n'),
});

export const cases: Cases = {
  'the picture of one person that speaks of another is told': {
    files: people('Retrato de Carlos Harina'),
    problems: ['warning people/instructors.yaml:4:38 alt-other {"name":"Carlos Harina","own":"Clara Pan"}'],
  },
  'in every language it is told once': {
    files: {
      'people/instructors.yaml': people('Carlos Harina')['people/instructors.yaml'].replace(
        'Portrait of Clara Pan',
        'Portrait of Carlos Harina',
      ),
    },
    problems: ['warning people/instructors.yaml:4:38 alt-other {"name":"Carlos Harina","own":"Clara Pan"}'],
  },
  'of both, and of neither, it is right': { files: people('Clara Pan y Carlos Harina'), problems: [] },
};
