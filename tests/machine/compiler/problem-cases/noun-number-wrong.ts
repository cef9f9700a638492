import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const counting = (es: string, en: string) => ({
  ...facts('loaves: { type: count, value: 12 }', 'one-loaf: { type: count, value: 1 }'),
  'blocks/one.yaml': 'type: hero\ntitle: { es: "12 hogazas de pan", en: "12 buns" }\n',
  'blocks/other.yaml': 'type: hero\ntitle: { es: "Hay 30 hogazas. 7 hornos", en: "30 buns and 3 ovens" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'what the site counts in the plural is told in the singular': {
    files: counting('{{facts.loaves}} hogaza como máximo.', '{{facts.loaves}} bun at most. 3 bun.'),
    problems: [
      'warning blocks/text.yaml:3:25 noun-number-wrong {"count":"{{facts.loaves}}","noun":"hogaza","correct":"hogazas"}',
      'warning blocks/text.yaml:4:25 noun-number-wrong {"count":"{{facts.loaves}}","noun":"bun","correct":"buns"}',
      'warning blocks/text.yaml:4:40 noun-number-wrong {"count":"3","noun":"bun","correct":"buns"}',
    ],
  },
  'a unit of time is told as such, and once': {
    files: {
      ...counting('{{facts.loaves}} hora.', 'An oven'),
      'blocks/hours.yaml': 'type: hero\ntitle: { es: "2 horas", en: "An oven" }\n',
      'blocks/more-hours.yaml': 'type: hero\ntitle: { es: "3 horas", en: "One oven" }\n',
    },
    problems: [
      'warning blocks/text.yaml:3:25 unit-number-wrong {"count":"{{facts.loaves}}","unit":"hora","correct":"horas"}',
    ],
  },
  'one, a number that is a name, a noun before another one, and what is counted once are right': {
    files: counting(
      '{{facts.one-loaf}} hogaza. Bandeja 2 hogaza a hogaza; 2 horno.',
      '{{facts.loaves}} bun trays, 2 oven.',
    ),
    problems: [],
  },
};
