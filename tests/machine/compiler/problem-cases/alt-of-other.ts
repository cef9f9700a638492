import type { Cases } from '../problem-case';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

interface Shown {
  readonly src: string;
  readonly alt: readonly [es: string, en: string];
  readonly caption: readonly [es: string, en: string];
}

const gallery = (pictures: readonly Shown[]) =>
  [
    'type: gallery',
    'title: { es: "Fotos", en: "Pictures" }',
    'images:',
    ...pictures.map(
      ({ src, alt, caption }) =>
        `  - { media: { src: ${src}, alt: { es: "${alt[0]}", en: "${alt[1]}" } }, caption: { es: "${caption[0]}", en: "${caption[1]}" } }`,
    ),
    '',
  ].join('\n');

const files = { 'media/a1.svg': PICTURE, 'media/a2.svg': PICTURE };
const OVEN = ['Un horno de leña encendido', 'A lit wood-fired oven'] as const;
const STALL = ['Un puesto del mercado con hogazas', 'A market stall with loaves'] as const;
const HERE = ['Aquí empezamos', 'Where it began'] as const;
const THERE = ['Cada sábado', 'Every Saturday'] as const;

export const cases: Cases = {
  'the description of another picture is told, by what each is called elsewhere': {
    files: {
      ...files,
      'blocks/one.yaml': gallery([
        { src: 'a1.svg', alt: OVEN, caption: HERE },
        { src: 'a2.svg', alt: STALL, caption: THERE },
      ]),
      'blocks/two.yaml': gallery([{ src: 'a1.svg', alt: STALL, caption: HERE }]),
    },
    problems: [
      'warning blocks/two.yaml:4:34 alt-of-other {"src":"a1.svg","other":"a2.svg","alt":"Un puesto del mercado con hogazas","correct":"Un horno de leña encendido"}',
    ],
  },
  'another description of the same picture, or one that says a word more, is right': {
    files: {
      ...files,
      'blocks/one.yaml': gallery([
        { src: 'a1.svg', alt: ['El horno de leña de cerca', 'The wood-fired oven from close by'], caption: HERE },
        { src: 'a2.svg', alt: OVEN, caption: THERE },
      ]),
      'blocks/two.yaml': gallery([{ src: 'a1.svg', alt: OVEN, caption: HERE }]),
    },
    problems: [],
  },
  'a picture that stands for several things is none of them': {
    files: {
      ...files,
      'blocks/one.yaml': gallery([
        { src: 'a1.svg', alt: OVEN, caption: HERE },
        { src: 'a2.svg', alt: STALL, caption: THERE },
      ]),
      'blocks/two.yaml': gallery([
        { src: 'a1.svg', alt: STALL, caption: HERE },
        { src: 'a2.svg', alt: ['La tienda por dentro', 'Inside the shop'], caption: THERE },
      ]),
    },
    problems: [],
  },
  'two descriptions that have changed places are told once, by the captions': {
    files: {
      ...files,
      'blocks/one.yaml': gallery([
        { src: 'a1.svg', alt: STALL, caption: ['El horno de la abuela', 'Our grandmother’s oven'] },
        { src: 'a2.svg', alt: OVEN, caption: ['Hogazas de cada sábado', 'Loaves, every Saturday'] },
      ]),
    },
    problems: [
      'warning blocks/one.yaml:4:34 alt-of-other {"src":"a1.svg","other":"a2.svg","alt":"Un puesto del mercado con hogazas","correct":"Un horno de leña encendido","isSwapped":true}',
    ],
  },
  'two captions that have changed places are told by the names of the files': {
    files: {
      ...files,
      'media/oven.svg': files['media/a1.svg'],
      'media/stall.svg': files['media/a2.svg'],
      'blocks/one.yaml': gallery([
        { src: 'oven.svg', alt: OVEN, caption: ['Hogazas de cada sábado', 'Loaves, every Saturday'] },
        { src: 'stall.svg', alt: STALL, caption: ['El horno de la abuela', 'Our grandmother’s oven'] },
        { src: 'a1.svg', alt: ['La tienda por dentro', 'Inside the shop'], caption: HERE },
        { src: 'a2.svg', alt: ['La puerta azul', 'The blue door'], caption: THERE },
      ]),
    },
    problems: [
      'warning blocks/one.yaml:4:114 alt-of-other {"src":"oven.svg","other":"stall.svg","alt":"Hogazas de cada sábado","correct":"El horno de la abuela","isSwapped":true,"areCaptions":true}',
    ],
  },
  'where the settings cannot be read, no language is known in which it could be told': {
    files: {
      ...files,
      'settings.yaml': 'brand: [ovens\n',
      'blocks/one.yaml': gallery([
        { src: 'a1.svg', alt: STALL, caption: ['El horno de la abuela', 'Our grandmother’s oven'] },
        { src: 'a2.svg', alt: OVEN, caption: ['Hogazas de cada sábado', 'Loaves, every Saturday'] },
      ]),
    },
    problems: ['settings.yaml:1:8 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"brand: [ovens]"}'],
  },
};
