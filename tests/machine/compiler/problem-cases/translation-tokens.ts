import { facts } from '../../../support/facts';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a value of the site that is written out in one language is reported where it stands': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Horneamos {{facts.loaves-a-year}} hogazas"
          en: "We bake 52,000 loaves"
        intro:
          es: "Son 52.000 hogazas"
          en: "That is {{facts.loaves-a-year}} loaves"
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:4:16 translation-tokens {"token":"{{facts.loaves-a-year}}","original":"es","translation":"en","instead":"52,000"}',
      'warning blocks/greeting.yaml:6:12 translation-tokens {"token":"{{facts.loaves-a-year}}","original":"en","translation":"es","instead":"52.000"}',
    ],
  },
  'one that is not there at all, and one in the place of another, are reported': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Horneamos {{facts.loaves-a-year}} hogazas"
          en: "We bake many loaves"
        intro:
          es: "Llama al {{settings.phone}}"
          en: "Call {{settings.email}}"
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:4:7 translation-tokens {"token":"{{facts.loaves-a-year}}","original":"es","translation":"en"}',
      'warning blocks/greeting.yaml:7:13 translation-tokens {"token":"{{settings.phone}}","original":"es","translation":"en","instead":"{{settings.email}}"}',
    ],
  },
  'the same ones are none, however they are written': {
    files: {
      'blocks/greeting.yaml':
        'type: hero\ntitle: { es: "{{ facts.loaves-a-year }} panes", en: "Loaves: {{facts.loaves-a-year}}" }\n',
    },
    problems: [],
  },
  'beside the sign of money, the one that is no price is told, in whatever language': {
    files: {
      ...facts('price: { type: money, value: 4 }', 'code: { type: text, value: "P-7" }'),
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Por {{facts.code}} €"
          en: "For €{{facts.price}}"
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:3:12 translation-tokens {"token":"{{facts.price}}","original":"en","translation":"es","instead":"{{facts.code}}"}',
    ],
  },
  'one that stands in the place of another, and in its own as well, is told where it is the other': {
    files: {
      ...facts('rye: { type: money, value: 3 }', 'oats: { type: money, value: 4 }'),
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "El centeno, {{facts.rye}} €, y la avena, {{facts.oats}} €"
          en: "Rye at €{{facts.oats}} and oats at €{{facts.oats}}"
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:4:16 translation-tokens {"token":"{{facts.rye}}","original":"es","translation":"en","instead":"{{facts.oats}}"}',
    ],
  },
};
