import { basicText, type Overlay } from '../../../support/compile-site';
import { plain } from '../../../support/prose';

/** The shop with rows of days, an opening and a closing time. */
function hours(...parts: readonly string[]): Overlay {
  const rows = parts.flatMap((days, index) =>
    index % 3 === 0 ? [`    - { days: ${days}, opens: "${parts[index + 1]}", closes: "${parts[index + 2]}" }`] : [],
  );
  const text = basicText('places/locations.yaml').trimEnd();
  return { 'places/locations.yaml': `${text}\n  openingHours:\n${rows.join('\n')}\n` };
}

import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a place closes after it opens, on one day once': {
    files: hours(
      '[monday]',
      '21:00',
      '20:00',
      '[tuesday, tuesday]',
      '09:00',
      '14:00',
      '[friday]',
      '09:00',
      '14:00',
      '[friday]',
      '13:00',
      '20:00',
    ),
    problems: [
      'warning places/locations.yaml:14:49 hours-wrong {"reason":"reversed"}',
      'warning places/locations.yaml:15:15 hours-wrong {"reason":"day"}',
      'warning places/locations.yaml:17:15 hours-wrong {"reason":"overlap"}',
    ],
  },
  'hours that stand there twice are told as that': {
    files: hours('[tuesday]', '07:00', '14:00', '[tuesday]', '07:00', '14:00'),
    problems: [],
  },
  'an afternoon, a night and a season are right': {
    files: hours(
      '[monday]',
      '09:00',
      '14:00',
      '[monday]',
      '16:00',
      '20:00',
      '[friday]',
      '22:00',
      '04:00',
      '[saturday]',
      '10:00',
      '02:30',
      '[tuesday], from: 2026-07-01, until: 2026-08-31',
      '09:00',
      '14:00',
      '[tuesday]',
      '09:00',
      '20:00',
    ),
    problems: [],
  },
  'a season that ends before it begins is told; one over the new year, and one that has only its end, are right': {
    files: hours(
      '[monday], from: 2026-11-01, until: 2026-02-28, yearly: true',
      '09:00',
      '14:00',
      '[tuesday], from: 2026-11-01, until: 2027-02-28',
      '09:00',
      '14:00',
      '[friday], until: 2026-02-28',
      '09:00',
      '14:00',
    ),
    problems: ['warning places/locations.yaml:14:50 hours-wrong {"reason":"season"}'],
  },
  'a place that closes twelve hours too early is told; one that closes late is right': {
    files: hours('[monday]', '09:00', '06:00', '[friday]', '10:00', '02:00', '[saturday]', '08:00', '00:00'),
    problems: ['warning places/locations.yaml:14:49 hours-wrong {"reason":"reversed"}'],
  },
  'a text that says of one day that it is open and closed is told': {
    files: plain(
      'De lunes a sábado, de 9:00 a 18:00. Sábados y domingos, cerrado.',
      'Tuesday to Saturday, 9am to 6pm. Closed at weekends.',
    ),
    problems: [
      'warning blocks/text.yaml:3:44 hours-wrong {"reason":"closed","closed":"Sábados y domingos, cerrado.","open":"De lunes a sábado, de 9:00 a 18:00."}',
      'warning blocks/text.yaml:4:41 hours-wrong {"reason":"closed","closed":"Closed at weekends.","open":"Tuesday to Saturday, 9am to 6pm."}',
    ],
  },
  'so is no exception, no part of a day, no season and nothing else that is closed': {
    files: plain(
      'De lunes a domingo, de 9:00 a 18:00. Martes, cerrado. Sábados, de 9:00 a 14:00. Sábados por la tarde, cerrado.',
      'Monday to Saturday, 9am to 6pm. Closed on Saturdays in August. The bar is closed on Fridays.',
    ),
    problems: [],
  },
  'what is no time of the day is told as that alone': {
    files: hours('[tuesday]', '25:00', '14:00'),
    problems: [
      'places/locations.yaml:14:33 value-malformed {"value":"25:00","rule":{"title":"Abre","description":"La hora de apertura."},"example":"\\"09:00\\""}',
    ],
  },
};
