import { expect, test } from 'vitest';
import { PlainError } from '../../../scripts/command-line/plain-error';
import { parseReportOptions } from '../../../scripts/command-line/report-options';
import { isoDay } from '../../../src/shared/dates';

const today = isoDay(new Date());

test('a site is taken as of today, unless another day is asked for', () => {
  expect(parseReportOptions([])).toMatchObject({ date: today, isOtherDay: false });
  expect(parseReportOptions(['--date', today])).toMatchObject({ date: today, isOtherDay: false });
  expect(parseReportOptions(['--date', '2020-02-29'])).toMatchObject({ date: '2020-02-29', isOtherDay: true });
});

test.each(['2026-02-30', '2026-12', '24/12/2026', ''])('«%s» is no day', (date) => {
  expect(() => parseReportOptions(['--date', date])).toThrow(PlainError);
});
