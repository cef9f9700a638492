import type { Cases } from '../problem-case';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const people = (picture: string) => ({
  'media/clara-pan.svg': PICTURE,
  'media/carlos-harina.svg': PICTURE,
  'people/instructors.yaml': [
    'clara-pan:',
    '  name: "Clara Pan"',
    '  formUrl: "https://www.forms.example"',
    '  image: { src: clara-pan.svg, alt: { es: "Retrato", en: "Portrait" } }',
    'carlos-harina:',
    '  name: "Carlos Harina"',
    '  formUrl: "https://www.forms.example"',
    `  image: { src: ${picture}, alt: { es: "Retrato", en: "Portrait" } }`,
    '',
  ].join('\n'),
});

export const cases: Cases = {
  'the picture of another one is told, and its own is not said to be unused': {
    files: people('clara-pan.svg'),
    problems: [
      'warning people/instructors.yaml:8:17 picture-other {"path":"clara-pan.svg","other":"clara-pan","suggestion":"carlos-harina.svg"}',
    ],
  },
  'its own is right': { files: people('carlos-harina.svg'), problems: [] },
  'without one of its own it may have that of another': {
    files: { ...people('clara-pan.svg'), 'media/carlos-harina.svg': null },
    problems: [],
  },
};
