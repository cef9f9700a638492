import { expect, test } from 'vitest';
import {
  hasPassed,
  isInYearlyWindow,
  isoDay,
  longDate,
  longMoment,
  nextDay,
  spanText,
} from '../../../src/shared/dates';

test('a day is written in the long form of the language', () => {
  expect(longDate('2025-09-02', 'es')).toBe('2 de septiembre de 2025');
  expect(longDate('2025-09-02', 'en')).toBe('September 2, 2025');
});

test.each([
  ['2026-11-20', '2026ko azaroaren 20a'],
  ['2025-03-01', '2025eko martxoaren 1a'],
  ['1900-05-11', '1900eko maiatzaren 11'],
  ['2000-12-31', '2000ko abenduaren 31'],
  ['2030-06', '2030eko ekaina'],
])('in Basque, %s has the endings of its figures', (iso, written) => {
  expect(longDate(iso, 'eu-ES')).toBe(written);
});

test('so is a month', () => {
  expect(longDate('2025-06', 'es')).toBe('junio de 2025');
  expect(longDate('2025-06', 'en')).toBe('June 2025');
});

test.each([
  ['2026-01-14', true],
  ['2026-01-15', false],
  ['2026-01-16', false],
  ['2025-12', true],
  ['2026-01', false],
])('on the 15th of January 2026, %s has passed: %s', (date, passed) => {
  expect(hasPassed(date, '2026-01-15')).toBe(passed);
});

test.each([
  ['es-ES', '2026-05-01', '2026-05-03', ['1', '–', '3 de mayo de 2026']],
  ['en-GB', '2026-04-30', '2026-05-03', ['30 April', ' – ', '3 May 2026']],
  ['de-DE', '2026-05-01', '2026-05-03', ['1', '.–', '3. Mai 2026']],
  ['en-US', '2026-05-01', '2026-05-03', ['May 1', ' – ', '3, 2026']],
  ['fr-FR', '2026-12-30', '2027-01-02', ['30 décembre 2026', ' – ', '2 janvier 2027']],
  ['it-IT', '2026-05', '2026-07', ['maggio', '–', 'luglio 2026']],
  ['it-IT', '2026-07-03', '2026-07-09', ['3', '–', '9 luglio 2026']],
  ['it-IT', '2026-07-03', '2026-08-10', ['3 luglio', ' – ', '10 agosto 2026']],
  ['es-ES', '2026-05-20', '2026-07', ['mayo', '–', 'julio de 2026']],
  ['ja-JP', '2026-05-01', '2026-05-03', ['2026年5月1日', '～', '3日']],
  ['zh-CN', '2026-05-01', '2027-05-03', ['2026年5月1日', ' – ', '2027年5月3日']],
  ['ja-JP', '2026-05', '2026-07', ['2026年5月', '～', '7月']],
  ['eu-ES', '2027-03-05', '2027-09-26', ['2027ko martxoaren 5', 'a – ', 'irailaren 26a']],
  ['eu-ES', '2030-04-26', '2030-04-28', ['2030eko apirilaren 26', '–', '28']],
] as const)('%s says the days from %s to %s as one span', (locale, start, end, expected) => {
  const { first, between, last } = spanText(start, end, locale) ?? {};
  expect([first, between?.replaceAll(/\s/g, ' '), last]).toEqual(expected);
});

test.each([
  ['es-ES', '2026-05-01T18:00', '2026-05-01T20:00', ['1 de mayo de 2026, 18:00', '–', '20:00']],
  ['en-US', '2026-05-01T18:00', '2026-05-01T20:00', ['May 1, 2026, 6:00', ' – ', '8:00 PM']],
  ['en-US', '2026-05-01T22:00', '2026-05-01T02:00', ['May 1, 2026, 10:00 PM', ' – ', '2:00 AM']],
  ['en-GB', '2026-05-01T22:00', '2026-05-02T02:00', ['1 May 2026 at 22:00', ' – ', '2 May 2026 at 02:00']],
  ['ja-JP', '2026-05-01T18:00', '2026-05-01T20:30', ['2026年5月1日 18:00', '～', '20:30']],
  ['zh-TW', '2026-05-01T09:00', '2026-05-01T09:30', ['2026年5月1日 上午9:00', '–', '上午9:30']],
  ['ko-KR', '2026-05-01T09:00', '2026-05-01T12:00', ['2026년 5월 1일 오전 9:00', ' ~ ', '오후 12:00']],
  ['ko-KR', '2026-05-01T18:00', '2026-05-01T20:30', ['2026년 5월 1일 오후 6:00', '~', '8:30']],
  ['ja-JP', '2026-05-01T18:00', '2026-05-02T18:00', ['2026年5月1日 18:00', '～', '2日 18:00']],
  ['eu-ES', '2027-05-16T11:00', '2027-05-16T14:00', ['2027ko maiatzaren 16a (11:00', '–', '14:00)']],
  ['da-DK', '2026-05-01T09:00', '2026-05-02T17:00', ['1. maj 2026 kl. 09.00', ' – ', '2. maj 2026 kl. 17.00']],
] as const)('%s says the times from %s to %s as one span', (locale, start, end, expected) => {
  const { first, between, last } = spanText(start, end, locale) ?? {};
  expect([first, between, last].map((part) => part?.replaceAll(/\s/g, ' '))).toEqual(expected);
});

test('a time is said with its day', () => {
  expect(longMoment('2026-05-01T18:00', 'en-GB')).toBe('1 May 2026 at 18:00');
  expect(longMoment('2026-05-01T18:00', 'ko-KR')).toBe('2026년 5월 1일 오후\u00a06:00');
});

test('the day after the last of a month is the first of the next one', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
});

test('a single day is no span', () => {
  expect(spanText('2026-05-01', '2026-05-01', 'es-ES')).toBeUndefined();
  expect(spanText('2026-05', '2026-05-20', 'es-ES')).toBeUndefined();
});

test.each(['', 'soon', '2025-13', '2025-13-01', '2025-02-30', '02/09/2025'])(
  '%j is no day and shown as it is',
  (text) => {
    expect(longDate(text, 'es')).toBe(text);
    expect(longDate(text, 'en')).toBe(text);
  },
);

test.each([
  ['01-01', '06-30', '01-01', true],
  ['01-01', '06-30', '06-30', true],
  ['01-01', '06-30', '07-01', false],
  ['05-05', '05-05', '05-05', true],
  ['11-15', '02-10', '12-31', true],
  ['11-15', '02-10', '01-01', true],
  ['11-15', '02-10', '02-10', true],
  ['11-15', '02-10', '02-11', false],
  ['11-15', '02-10', '11-14', false],
  ['11-15', '02-10', '11-15', true],
])('the window from %s until %s holds %s: %s', (from, until, day, holds) => {
  expect(isInYearlyWindow(day, from, until)).toBe(holds);
});

test("today is the day of the visitor's own clock", () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
});
