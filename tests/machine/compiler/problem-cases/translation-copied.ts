import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const cards = (...texts: readonly (readonly [es: string, en: string])[]) => ({
  'blocks/cards.yaml': yaml`
    type: features
    title: { es: "Panes", en: "Breads" }
    items:
${texts.map(([es, en], index) => `      - { icon: check, title: { es: "Pan ${index}", en: "Bread ${index}" }, text: { es: "${es}", en: "${en}" } }`).join('\n')}
  `,
});

export const cases: Cases = {
  'a text that stands elsewhere in the file, where it says something else in the other language, is told': {
    files: cards(
      ['Hogaza redonda de centeno integral', 'A round loaf of wholegrain rye'],
      ['Hogaza redonda de centeno integral', 'Butter croissants, three for breakfast'],
    ),
    problems: [
      'warning blocks/cards.yaml:5:71 translation-copied {"text":"Hogaza redonda de centeno integral","language":"en","other":"Butter croissants, three for breakfast"}',
    ],
  },
  'what is said in almost the same words, and what is short, is right': {
    files: cards(
      ['Hogaza redonda de centeno integral', 'A round loaf of wholegrain rye'],
      ['Hogaza redonda de centeno integral', 'Round loaf, wholegrain rye'],
      ['Pan de leche', 'Milk bread'],
      ['Pan de leche', 'Soft buns'],
    ),
    problems: [],
  },
  'links to one place may be called otherwise in one language, and those to two places not': {
    files: {
      'blocks/call.yaml': yaml`
        type: call-to-action
        title: { es: "Pan", en: "Bread" }
        actions:
          - { label: { es: "Ver todos los panes", en: "See all the breads" }, page: products }
          - { label: { es: "Ver todos los panes", en: "Browse what we bake" }, page: products }
          - { label: { es: "Ver todos los panes", en: "Write to the bakery" }, page: contact }
      `,
    },
    problems: [
      'warning blocks/call.yaml:6:20 translation-copied {"text":"Ver todos los panes","language":"en","other":"Write to the bakery"}',
    ],
  },
  'a text that was left untranslated is told as that alone': {
    files: cards(
      ['Horneamos el pan cada mañana.', 'We bake our loaves every morning.'],
      ['Horneamos el pan cada mañana.', 'Horneamos el pan cada mañana.'],
    ),
    problems: ['warning blocks/cards.yaml:5:108 translation-same {"original":"es","translation":"en"}'],
  },
};
