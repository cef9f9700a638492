import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const using = (es: string, en: string) => ({
  ...facts('rye: { type: money, value: 3 }', 'oats: { type: money, value: 4 }', 'hours: { type: hours, value: 4 }'),
  'blocks/facts.yaml':
    'type: hero\ntitle: { es: "{{facts.rye}} € {{facts.oats}} € {{facts.hours}}", en: "€{{facts.rye}} €{{facts.oats}} {{facts.hours}}" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'a sentence that says one price twice is told': {
    files: using(
      'El centeno, {{facts.rye}} €, y la avena, {{facts.rye}} €.',
      'Rye is €{{facts.rye}} and oats are €{{facts.rye}}.',
    ),
    problems: [
      'warning blocks/text.yaml:3:49 fact-said-twice {"fact":"rye"}',
      'warning blocks/text.yaml:4:44 fact-said-twice {"fact":"rye"}',
    ],
  },
  'two prices, two sentences, and what is no price, are right': {
    files: using(
      'El centeno, {{facts.rye}} €, y la avena, {{facts.oats}} €. Solo {{facts.rye}} €. De {{facts.hours}} horas a {{facts.hours}} horas.',
      'Rye is €{{facts.rye}}. Oats are €{{facts.oats}}.',
    ),
    problems: [],
  },
};
