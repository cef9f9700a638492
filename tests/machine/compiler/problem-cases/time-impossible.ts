import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a time that no day has is told, in figures too': {
    files: { ...plain('De 9:00 a 28:00', 'From 9:75 on'), ...facts('from: { value: "19:80" }') },
    problems: [
      'warning blocks/text.yaml:3:18 time-impossible {"time":"28:00"}',
      'warning blocks/text.yaml:4:13 time-impossible {"time":"9:75"}',
      'warning facts.yaml:3:16 time-impossible {"time":"19:80"}',
    ],
  },
  'times, ratios and addresses are right': {
    files: plain('De 0:00 a 24:00, 16:9, 1:250, 100:75', 'At 23:59, 192.168.0.1:8080'),
    problems: [],
  },
  'a time that is written otherwise than the one beside it is told': {
    files: plain('De 9:00 a 18.00 y de 9:00 a 18::30', 'From 9:00 to 1800'),
    problems: [
      'warning blocks/text.yaml:3:18 time-impossible {"time":"18.00","correct":"18:00"}',
      'warning blocks/text.yaml:4:21 time-impossible {"time":"1800","correct":"18:00"}',
    ],
  },
  'hours of the afternoon are counted in one way': {
    files: plain('A las 17:00 pm', 'At 13pm'),
    problems: [
      'warning blocks/text.yaml:3:14 time-impossible {"time":"17:00 pm"}',
      'warning blocks/text.yaml:4:11 time-impossible {"time":"13pm"}',
    ],
  },
  'what is written alike, or no time, is right': {
    files: plain(
      'De 9.00 a 18.00, de 9:00 a 18 h, de 9:00 a 18:00',
      'From 9:00 to 18:00, 9pm, 12:30 pm, from 9:00 to 1800 loaves',
    ),
    problems: [],
  },
  'a letter is no figure, and a late hour none beside another': {
    files: plain('De 7:3O a 14:30', 'From 73:30 to 14:30'),
    problems: [
      'warning blocks/text.yaml:3:11 time-impossible {"time":"7:3O","correct":"7:30"}',
      'warning blocks/text.yaml:4:13 time-impossible {"time":"73:30"}',
    ],
  },
  'so are minutes of three digits': {
    files: plain('De 7:30 a 14:300', 'From 7:300 to 14:30'),
    problems: [
      'warning blocks/text.yaml:3:18 time-impossible {"time":"14:300"}',
      'warning blocks/text.yaml:4:13 time-impossible {"time":"7:300"}',
    ],
  },
  'a result is none, nor is a ratio': {
    files: plain('Ganamos 73:30', 'We won 73:30, and 9:0, at 1:300'),
    problems: [],
  },
  'scales and results in a row are none either': {
    files: plain(
      'Planos de 1:20 a 1:1, de 1:500 a 1:50 y trenes a 1:87. Perdimos 25:21, 23:25 y 28:24',
      'Plans from 1:20 to 1:1, from 1:500 to 1:50, and trains at 1:87. We lost 25:21, 23:25 and 28:24',
    ),
    problems: [],
  },
  'two that are written alike, but not as another one beside them, are told': {
    files: plain('De 9,00 a 14,30 y de 17:00 a 20:00', 'From 9:00 to 14:30 and from 17:00 to 20:00'),
    problems: ['warning blocks/text.yaml:3:11 time-impossible {"time":"9,00 a 14,30","correct":"9:00 a 14:30"}'],
  },
  'amounts beside a time are none': {
    files: plain('A las 9:00, de 9,00 a 14,30 €', 'At 9:00, for €9.00 to €14.30'),
    problems: [],
  },
  'two without a sign between hours and minutes are told where another time stands': {
    files: plain('De 730 a 1430 y de 17:00 a 20:00', 'From 7:30 to 14:30 and from 17:00 to 20:00'),
    problems: ['warning blocks/text.yaml:3:11 time-impossible {"time":"730 a 1430","correct":"7:30 a 14:30"}'],
  },
  'numbers of something are none': {
    files: plain('A las 9:00, de 800 a 1200 metros', 'At 9:00, from 800 to 1200 metres'),
    problems: [],
  },
  'hours without their sign are told where something is open by them, and years and numbers of people are not': {
    files: plain(
      'Mañanas, de 800 a 1430. Abierto de 1900 a 2015. Caben de 800 a 1200, abierto todo el año',
      'Mornings only. Open all year',
    ),
    problems: ['warning blocks/text.yaml:3:20 time-impossible {"time":"800 a 1430","correct":"8:00 a 14:30"}'],
  },
  'of a column of times, one with a figure too few or too many is told': {
    files: {
      'blocks/hours.yaml': [
        'type: schedule',
        'title: { es: "Hornadas", en: "Batches" }',
        'columns: { name: { es: "Cuál", en: "Which" }, period: { es: "Hora", en: "Time" }, applications: { es: "Qué", en: "What" } }',
        'rows:',
        ...['7:30', '11:00', '17:3', '18:300'].map(
          (time, index) =>
            `  - { name: { es: "La ${index}", en: "No. ${index}" }, period: { es: "${time}", en: "Batch ${index}" }, applications: { es: "Pan", en: "Bread" } }`,
        ),
        '',
      ].join('\n'),
    },
    problems: [
      'warning blocks/hours.yaml:7:57 time-impossible {"time":"17:3"}',
      'warning blocks/hours.yaml:8:57 time-impossible {"time":"18:300"}',
    ],
  },
};
