import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'hours that end before they begin are told': {
    files: plain('De 18:00 a 9:00', 'Open 18:00–9:00 and 21:30 to 19:00'),
    problems: [
      'warning blocks/text.yaml:3:11 time-reversed {"text":"18:00 a 9:00"}',
      'warning blocks/text.yaml:4:13 time-reversed {"text":"18:00–9:00"}',
      'warning blocks/text.yaml:4:28 time-reversed {"text":"21:30 to 19:00"}',
    ],
  },
  'so are full hours, days of a month and weeks': {
    files: plain('De 20 a 18 h, del 15 al 3 de agosto, semanas 8 a 4', 'From 20 to 12 December, weeks 3 to 1'),
    problems: [
      'warning blocks/text.yaml:3:8 time-reversed {"text":"De 20 a 18 h"}',
      'warning blocks/text.yaml:3:22 time-reversed {"text":"del 15 al 3"}',
      'warning blocks/text.yaml:3:45 time-reversed {"text":"semanas 8 a 4"}',
      'warning blocks/text.yaml:4:8 time-reversed {"text":"From 20 to 12"}',
      'warning blocks/text.yaml:4:32 time-reversed {"text":"weeks 3 to 1"}',
    ],
  },
  'an emergency service is there at the hours at which all else is closed': {
    files: plain('Urgencias: de 18:00 a 8:00 y festivos', 'Out of hours (weekdays from 6pm to 8am) there is a fee'),
    problems: [],
  },
  'what another sentence says of holidays does not make it one': {
    files: plain('De martes a sábado, de 14:30 a 7:30. Domingos y festivos, de 8:00 a 15:00', 'Bread'),
    problems: ['warning blocks/text.yaml:3:31 time-reversed {"text":"14:30 a 7:30"}'],
  },
  'days and nights are right': {
    files: plain(
      'De 9:00 a 18:00 y de 22:00 a 6:00, de 22 a 6 h, del 3 al 15 de agosto',
      '20:00 to 8:00, 9:00, 12:00–01:30',
    ),
    problems: [],
  },
  'years, ages and what is between two figures go up': {
    files: plain(
      'De 2027 a 2025, entre 30 y 20 panes, de 6 a 3 años',
      'From 2027 to 2025, between 30 and 20, ages 6 to 3',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 time-reversed {"text":"De 2027 a 2025"}',
      'warning blocks/text.yaml:3:24 time-reversed {"text":"entre 30 y 20"}',
      'warning blocks/text.yaml:3:45 time-reversed {"text":"de 6 a 3"}',
      'warning blocks/text.yaml:4:8 time-reversed {"text":"From 2027 to 2025"}',
      'warning blocks/text.yaml:4:27 time-reversed {"text":"between 30 and 20"}',
      'warning blocks/text.yaml:4:46 time-reversed {"text":"ages 6 to 3"}',
    ],
  },
  'the second time of a day begins after the first has ended': {
    files: plain('De 7:30 a 18:30 y de 17:00 a 20:30', '7:30 to 14:00 and 13:00 to 20:30'),
    problems: [
      'warning blocks/text.yaml:3:29 time-reversed {"text":"17:00 a 20:30","before":"7:30 a 18:30"}',
      'warning blocks/text.yaml:4:26 time-reversed {"text":"13:00 to 20:30","before":"7:30 to 14:00"}',
    ],
  },
  'in the morning and in the afternoon hours are counted anew': {
    files: plain(
      'De 9:00 a 14:00',
      'Open 10pm to 2pm, 9:30 p.m. – 5 p.m.; 9am to 12pm, 10 am-2:30 pm and 8pm until 2am',
    ),
    problems: [
      'warning blocks/text.yaml:4:13 time-reversed {"text":"10pm to 2pm"}',
      'warning blocks/text.yaml:4:26 time-reversed {"text":"9:30 p.m. – 5 p.m."}',
    ],
  },
  'what goes up, and what is no range, is right': {
    files: plain(
      'De 2025 a 2027, entre 20 y 30, de 3 a 6 años, de 7:30 a 14:30 y de 17:00 a 20:30, baja de 500 a 200',
      'Between 2025 and 2027, 2025-2027, 9:00 to 14:00, and on Mondays 8:00 to 12:00',
    ),
    problems: [],
  },
  'what comes before something is counted down to it': {
    files: plain('Se devuelve la mitad entre 60 y 30 días antes', 'Half is paid back between 60 and 30 days’ notice'),
    problems: [],
  },
};
