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
  'so is one of which so many parts are longer than the whole': {
    files: {
      ...facts('phase: { type: months, value: 4 }', 'whole: { type: months, value: 6 }'),
      ...plain(
        '{{facts.whole}} meses: dos fases de {{facts.phase}}',
        '{{facts.whole}} months: two phases of {{facts.phase}}',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:8 text-duration-other {"text":"6 meses: dos fases de 4","facts":["whole","phase"]}',
    ],
  },
  'so is one of two unlike parts': {
    files: plain(
      'Son 2 años de curso: 8 meses de teoría y 17 de práctica.',
      'It is 2 years of work: 8 months of theory and 17 of practice.',
    ),
    problems: [
      'warning blocks/text.yaml:3:12 text-duration-other {"text":"2 años de curso: 8 meses de teoría y 17 de práctica"}',
    ],
  },
  'parts that come to the whole, to school years, or are of something else, are right': {
    files: plain(
      '6 meses: dos fases de 3; 6 meses: 2 grupos de 16 alumnos; 8 semanas: dos grupos de 16; 2 años: 9 meses de teoría y 9 de práctica; 2 años de curso: 7 meses de teoría y 30 horas de taller.',
      '6 months: two phases of 3; 6 months: 2 groups of 16 students; 8 weeks: two groups of 16; 2 years: 9 months of theory and 9 of practice; 2 years of work: 7 months of theory and 30 hours of practice.',
    ),
    problems: [],
  },
};
