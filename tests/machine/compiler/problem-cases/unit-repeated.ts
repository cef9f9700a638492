import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';

const using = (es: string, en: string) => ({
  ...facts('rye: { value: "4,80 €" }', 'notice: { value: "24 horas" }'),
  ...plain(es, en),
});

import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what a figure brings is not written again': {
    files: using('Por {{facts.rye}} €, con {{facts.notice}} horas', 'For {{facts.rye}}, {{facts.notice}} before'),
    problems: [
      'warning blocks/text.yaml:3:26 unit-repeated {"unit":"€","fact":"rye"}',
      'warning blocks/text.yaml:3:50 unit-repeated {"unit":"horas","fact":"notice"}',
    ],
  },
  'another unit is right': {
    files: using('{{facts.rye}} el kilo, {{facts.notice}} antes', '{{facts.notice}} ahead'),
    problems: [],
  },
  'a figure that has been given the unit that all places write is told itself': {
    files: using('{{facts.notice}} horas antes', 'Con {{facts.notice}} horas'),
    problems: ['warning facts.yaml:4:18 unit-repeated {"unit":"horas","fact":"notice","correct":"24"}'],
  },
  'an amount that has its currency twice is told': {
    files: using('Cuesta 27.000 € euros. {{facts.rye}}', 'It costs €27,000 euros. {{facts.notice}}'),
    problems: [
      'warning blocks/text.yaml:3:24 unit-repeated {"unit":"euros","beside":"€"}',
      'warning blocks/text.yaml:4:25 unit-repeated {"unit":"euros","beside":"€"}',
    ],
  },
  'two amounts, a row of them, and the code that says which dollars they are, are right': {
    files: using(
      'Cuesta 10 € 20 €, 30 €; €40 €50, 60 euros o 70 € (EUR). {{facts.rye}}, {{facts.notice}}.',
      'It costs €10 €20, €30 EUR. Euros: 40 euros.',
    ),
    problems: [],
  },
  'a share that has its sign and says so in words is told': {
    files: using(
      'Un {{facts.rye}} % por ciento; un 60 % por cien, y más.',
      'It is {{facts.notice}}% per cent and 60% percentage points.',
    ),
    problems: [
      'warning blocks/text.yaml:3:27 unit-repeated {"unit":"por ciento","beside":"%"}',
      'warning blocks/text.yaml:3:47 unit-repeated {"unit":"por cien","beside":"%"}',
      'warning blocks/text.yaml:4:32 unit-repeated {"unit":"per cent","beside":"%"}',
    ],
  },
  'nor in full behind its sign': {
    files: {
      ...facts('rest: { value: "18 h" }'),
      ...plain('Con {{facts.rest}} horas', 'After {{facts.rest}} of rest'),
    },
    problems: ['warning blocks/text.yaml:3:27 unit-repeated {"unit":"horas","fact":"rest"}'],
  },
};
