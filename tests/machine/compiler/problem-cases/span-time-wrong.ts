import { course, startingOn } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

const at = (start: string, times: string) => `${startingOn(start)}${times}`;

const notTime = (place: string, value: string, correct: string) =>
  `catalogue/courses/${place} value-malformed {"value":"${value}","rule":{"title":"Hora","description":"Una hora del día, con dos cifras para la hora y dos para los minutos."},"example":"\\"18:00\\"","correct":"${correct}"}`;

export const cases: Cases = {
  'a time without its day, its beginning or its end, or before it, is told': {
    files: {
      'catalogue/courses/baking.yaml': `${course}startTime: "18:00"\n`,
      'catalogue/courses/kneading.yaml': at('2026-05-03', 'endTime: "18:00"\n'),
      'catalogue/courses/proving.yaml': at('2026-05', 'startTime: "18:00"\n'),
      'catalogue/courses/resting.yaml': at('2026-05-03', 'startTime: "18:00"\nend: 2026-05-04\n'),
      'catalogue/courses/shaping.yaml': at(
        '"{{facts.day}}"',
        'end: 2026-05-03\nstartTime: "18:00"\nendTime: "17:00"\n',
      ),
      ...facts('day: { type: date, value: 2026-05-03 }'),
    },
    problems: [
      'catalogue/courses/baking.yaml:6:12 span-time-wrong {"key":"startTime","lacking":"start"}',
      'catalogue/courses/kneading.yaml:7:10 span-time-wrong {"key":"endTime","lacking":"startTime"}',
      'catalogue/courses/proving.yaml:7:12 span-time-wrong {"key":"startTime","month":"2026-05","example":"2026-05-15"}',
      'catalogue/courses/resting.yaml:7:12 span-time-wrong {"key":"startTime","lacking":"endTime"}',
      'catalogue/courses/shaping.yaml:9:10 span-time-wrong {"key":"endTime","opens":"18:00","last":"end"}',
    ],
  },
  'nothing is said of what is no time, which is told itself with the one that is meant': {
    files: {
      'catalogue/courses/kneading.yaml': at('2026-05-03', 'startTime: "午後2時"\nendTime: "15:30"\n'),
      'catalogue/courses/proving.yaml': at('2026-05-03', 'startTime: "9:30 صباحًا"\nendTime: "kl. 12"\n'),
      'catalogue/courses/resting.yaml': at('2026-05-03', 'startTime: "오후 3시"\nendTime: "18:00"\n'),
    },
    problems: [
      notTime('kneading.yaml:7:12', '午後2時', '14:00'),
      notTime('proving.yaml:7:12', '9:30 صباحًا', '09:30'),
      notTime('proving.yaml:8:10', 'kl. 12', '12:00'),
      notTime('resting.yaml:7:12', '오후 3시', '15:00'),
    ],
  },
  'an evening, a night and several days have their times': {
    files: {
      'catalogue/courses/kneading.yaml': at('2026-05-03', 'startTime: "18:00"\n'),
      'catalogue/courses/proving.yaml': at('2026-05-03', 'startTime: "18:00"\nendTime: "20:00"\n'),
      'catalogue/courses/resting.yaml': at('2026-05-03', 'startTime: "22:00"\nendTime: "02:00"\n'),
      'catalogue/courses/shaping.yaml': at('2026-05-03', 'end: 2026-05-05\nstartTime: "18:00"\nendTime: "14:00"\n'),
    },
    problems: [],
  },
  'what ends before it begins and has no last day ends in the night': {
    files: {
      'catalogue/courses/kneading.yaml': at('2026-05-03', 'startTime: "20:00"\nendTime: "18:00"\n'),
      'catalogue/courses/proving.yaml': at('2026-05-03', 'startTime: "20:00"\nendTime: "08:00"\n'),
    },
    problems: ['catalogue/courses/kneading.yaml:8:10 span-time-wrong {"key":"endTime","opens":"20:00","last":"end"}'],
  },
  'a time that is none is told by itself': {
    files: { 'catalogue/courses/kneading.yaml': at('2026-05-03', 'startTime: "6pm"\nendTime: "20:00"\n') },
    problems: [
      'catalogue/courses/kneading.yaml:7:12 value-malformed {"value":"6pm","rule":{"title":"Hora","description":"Una hora del día, con dos cifras para la hora y dos para los minutos."},"example":"\\"18:00\\"","correct":"18:00"}',
    ],
  },
};
