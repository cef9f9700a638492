import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const using = (es: string, en: string) => ({
  ...facts('course: { type: months, value: 6 }', 'open: { type: hours, value: 9 }', 'rye: { type: money, value: 5 }'),
  'blocks/facts.yaml':
    'type: hero\ntitle: { es: "{{facts.course}} {{facts.open}} {{facts.rye}} €", en: "{{facts.course}} {{facts.open}} €{{facts.rye}}" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'months are no weeks, hours no months, and money is no time': {
    files: using(
      'Dura {{facts.course}} semanas, con {{facts.open}} meses por {{facts.rye}} h.',
      'It takes {{facts.course}} weeks, with {{facts.open}} months for {{facts.rye}} hours.',
    ),
    problems: [
      'warning blocks/text.yaml:3:30 fact-miscounted {"fact":"course","unit":"semanas","correct":"meses"}',
      'warning blocks/text.yaml:3:58 fact-miscounted {"fact":"open","unit":"meses","correct":"horas"}',
      'warning blocks/text.yaml:3:82 fact-miscounted {"fact":"rye","unit":"h"}',
      'warning blocks/text.yaml:4:86 fact-miscounted {"fact":"rye","unit":"hours"}',
    ],
  },
  'two that are swapped are told once': {
    files: using(
      'Dura {{facts.open}} meses y {{facts.course}} horas.',
      'It takes {{facts.course}} months and {{facts.open}} hours.',
    ),
    problems: ['warning blocks/text.yaml:3:13 fact-miscounted {"fact":"open","unit":"meses","swapped":"course"}'],
  },
  'a type that many texts contradict is told once, at the figure': {
    files: {
      ...facts('course: { type: hours, value: 6 }'),
      ...plain(
        'Dura {{facts.course}} meses, {{facts.course}} meses.',
        'It takes {{facts.course}} months, {{facts.course}} months.',
      ),
    },
    problems: [
      'warning facts.yaml:3:17 fact-miscounted {"fact":"course","unit":"meses","type":"hours","correct":"months"}',
    ],
  },
  'what a number counts may be said by its name': {
    files: {
      ...facts(
        'stay-weeks: { type: count, value: 3 }',
        'guests: { type: count, value: 3 }',
        'month-hours: { type: count, value: 9 }',
      ),
      ...plain(
        '{{facts.stay-weeks}} semanas o {{facts.stay-weeks}} días, {{facts.guests}} días',
        '{{facts.stay-weeks}}',
      ),
    },
    problems: ['warning blocks/text.yaml:3:60 fact-miscounted {"fact":"stay-weeks","unit":"días","correct":"semanas"}'],
  },
  'the unit that is counted, and words that are none': {
    files: using(
      '{{facts.course}} meses, {{facts.open}} h y {{facts.open}} horas, {{facts.rye}} al mes',
      '{{facts.course}}-month course, {{facts.open}} hours and {{facts.open}} h, {{facts.rye}} a month',
    ),
    problems: [],
  },
};
