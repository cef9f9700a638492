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
  'two pictures that have changed places are told once': {
    files: {
      'people/instructors.yaml': people('clara-pan.svg')['people/instructors.yaml'].replace(
        'clara-pan.svg',
        'carlos-harina.svg',
      ),
      'media/clara-pan.svg': PICTURE,
      'media/carlos-harina.svg': PICTURE,
    },
    problems: [
      'warning people/instructors.yaml:4:17 picture-other {"path":"carlos-harina.svg","suggestion":"clara-pan.svg"}',
    ],
  },
  'in a list as well, by what is said of each, and what may show either is right': {
    files: {
      'media/old-oven.svg': PICTURE,
      'media/market-stall.svg': PICTURE,
      'media/loaf-and-flour.svg': PICTURE,
      'blocks/pictures.yaml': [
        'type: gallery',
        'title: { es: "Fotos", en: "Pictures" }',
        'images:',
        '  - { media: { src: market-stall.svg, alt: { es: "Un horno", en: "An old oven" } }, caption: { es: "Uno", en: "One" } }',
        '  - { media: { src: old-oven.svg, alt: { es: "Un puesto", en: "A stall on the market" } }, caption: { es: "Dos", en: "Two" } }',
        '  - { media: { src: loaf-and-flour.svg, alt: { es: "Una hogaza junto al horno", en: "A loaf beside the old oven" } }, caption: { es: "Tres", en: "Three" } }',
        '',
      ].join('\n'),
    },
    problems: [
      'warning blocks/pictures.yaml:4:21 picture-other {"path":"market-stall.svg","suggestion":"old-oven.svg"}',
    ],
  },
  'so it is where the names of pictures have a word more, and where two say other things of one': {
    files: {
      ...people('portrait-clara-pan.svg'),
      'media/portrait-clara-pan.svg': PICTURE,
      'media/portrait-carlos-harina.svg': PICTURE,
      'media/clara-pan.svg': null,
      'media/carlos-harina.svg': null,
      'people/instructors.yaml': people('portrait-clara-pan.svg')['people/instructors.yaml'].replace(
        ' clara-pan.svg',
        ' portrait-clara-pan.svg',
      ),
    },
    problems: [
      'warning people/instructors.yaml:8:17 picture-other {"path":"portrait-clara-pan.svg","other":"clara-pan","suggestion":"portrait-carlos-harina.svg"}',
    ],
  },
  'its own is right': { files: people('carlos-harina.svg'), problems: [] },
  'without one of its own it may have that of another': {
    files: { ...people('clara-pan.svg'), 'media/carlos-harina.svg': null },
    problems: [],
  },
  'so it is in a list: the one of which the texts say most of what the picture is called has it': {
    files: {
      'blocks/gallery.yaml': [
        'type: gallery',
        'title: { es: "Pan", en: "Bread" }',
        'images:',
        '  - { media: { src: makers/maker-stone.svg, alt: { es: "Logotipo de Maker Wood", en: "Logo of Maker Wood" } }, caption: { es: "Uno", en: "One" } }',
        '  - { media: { src: makers/maker-stone.svg, alt: { es: "Logotipo de Maker Stone", en: "Logo of Maker Stone" } }, caption: { es: "Dos", en: "Two" } }',
        '',
      ].join('\n'),
      'media/makers/maker-stone.svg': PICTURE,
      'media/makers/maker-wood.svg': PICTURE,
    },
    problems: [
      'warning blocks/gallery.yaml:4:21 picture-other {"path":"makers/maker-stone.svg","item":2,"suggestion":"makers/maker-wood.svg"}',
    ],
  },
  'words that both pictures or both texts have tell neither': {
    files: {
      'media/sample-oven.svg': PICTURE,
      'media/demo-mill.svg': PICTURE,
      'blocks/logos.yaml': [
        'type: gallery',
        'title: { es: "Logos", en: "Logos" }',
        'images:',
        '  - { media: { src: demo-mill.svg, alt: { es: "Sample Oven, logo de muestra", en: "Sample Oven, a demo logo" } }, caption: { es: "Uno", en: "One" } }',
        '  - { media: { src: sample-oven.svg, alt: { es: "Demo Mill, logo de muestra", en: "Demo Mill, a sample logo" } }, caption: { es: "Dos", en: "Two" } }',
        '',
      ].join('\n'),
    },
    problems: ['warning blocks/logos.yaml:4:21 picture-other {"path":"demo-mill.svg","suggestion":"sample-oven.svg"}'],
  },
};
