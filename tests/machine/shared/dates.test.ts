import { expect, test } from 'vitest';
import { hasPassed, isInYearlyWindow, isoDay, longDate } from '../../../src/shared/dates';

test('a day is written in the long form of the language', () => {
  expect(longDate('2025-09-02', 'es')).toBe('2 de septiembre de 2025');
  expect(longDate('2025-09-02', 'en')).toBe('September 2, 2025');
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
