import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a length of time that is another one in brackets is told, once for all languages': {
    files: plain('Dura 2 meses (12 semanas).', 'It takes 2 months (12 weeks).'),
    problems: ['warning blocks/text.yaml:3:13 text-duration-other {"text":"2 meses (12 semanas)"}'],
  },
  'so is one of figures of facts.yaml, the longer unit behind the shorter one': {
    files: {
      ...facts('weeks: { value: 8 }', 'months: { type: months, value: 4 }'),
      ...plain('{{facts.weeks}} semanas ({{facts.months}} meses)', '{{facts.weeks}} weeks ({{facts.months}} months)'),
    },
    problems: [
      'warning blocks/text.yaml:3:8 text-duration-other {"text":"8 semanas (4 meses)","facts":["months","weeks"]}',
    ],
  },
  'weeks of work, a school year, hours, and what is said of the days or is something else, are right': {
    files: plain(
      '2 meses (8 semanas), 1 semana (5 días), 1 año (9 meses), 3 días (24 horas), 6 meses (10 semanas lectivas), 2 años (16 plazas), 12 meses (52 semanas).',
      '2 months (9 weeks), 1 week (5 days), 1 year (12 months), 3 days (24 hours), 6 months (10 weeks of practice), 2 years (16 places), 12 months (52 weeks).',
    ),
    problems: [],
  },
};
