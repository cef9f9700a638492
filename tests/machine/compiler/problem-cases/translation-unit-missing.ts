import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const named = (es: string, en: string) => ({
  ...facts(
    'stay: { type: months, value: 6 }',
    'lessons: { type: hours, value: 40 }',
    'price: { type: money, value: 1200 }',
    'age: { value: 18 }',
    'opening: { value: 9 }',
  ),
  ...plain(es, en),
});

export const cases: Cases = {
  'a figure with its unit in one language only is told where it has none, with what to write': {
    files: named(
      'Dura {{facts.stay}} meses. Son {{facts.lessons}}.',
      '{{facts.stay}}: so long. It is {{facts.lessons}} h.',
    ),
    problems: [
      'warning blocks/text.yaml:3:39 translation-unit-missing {"original":"en","translation":"es","token":"{{facts.lessons}}","unit":"h","correct":"{{facts.lessons}} horas"}',
      'warning blocks/text.yaml:4:8 translation-unit-missing {"original":"es","translation":"en","token":"{{facts.stay}}","unit":"meses","correct":"{{facts.stay}} months"}',
    ],
  },
  'a unit may stand elsewhere in the text, be part of a word, or go without saying': {
    files: named(
      'Dura {{facts.stay}} meses. Desde los {{facts.age}} años. Abre a las {{facts.opening}} h. El precio: {{facts.price}} €',
      'A {{facts.stay}}-month course. From {{facts.age}} on. Opens at {{facts.opening}}. Price in euros: {{facts.price}}',
    ),
    problems: [],
  },
  'what is cut short in two parts begins with no unit': {
    files: named('Son {{facts.lessons}} h.c.', 'It is {{facts.lessons}}.'),
    problems: [],
  },
  'metres are no months, though a language cuts both short to the same letter': {
    files: named('A {{facts.age}} m sobre el mar.', '{{facts.age}} m above the sea.'),
    problems: [],
  },
  'so may it in the label beside which it stands': {
    files: {
      ...named('Pan', 'Bread'),
      'blocks/text.yaml': yaml`
        type: fact-sheet
        title: { es: "Ficha", en: "Details" }
        rows:
          - icon: clock
            label: { es: "Horas", en: "Duration" }
            values: [{ es: "{{facts.lessons}}", en: "{{facts.lessons}} h" }]
      `,
    },
    problems: [],
  },
};
