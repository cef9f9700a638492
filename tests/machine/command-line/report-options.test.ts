import { expect, test } from 'vitest';
import { parseBuildOptions, parseCheckOptions, parseReportOptions } from '../../../scripts/command-line/report-options';
import { Answer, PlainError } from '../../../scripts/plain-error';
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

test.each([
  [['--fromat', 'json'], 'La opción --fromat no existe. ¿Querías decir --format?'],
  [['--language', 'en', '--fix'], 'There is no option --fix.'],
  [['--format', 'xml'], '--format no puede ser «xml», sino pretty, json, github.'],
  [['--language', 'fr'], '--language no puede ser «fr», sino es, en.'],
  [['--date'], 'A --date le falta el valor: --date 2026-12-24'],
  [['--date', '--format', 'json'], 'A --date le falta el valor: --date 2026-12-24'],
  [['--language=en', '--date=tomorrow'], '--date cannot be “tomorrow”, but a day of the calendar'],
  [['todo'], '«todo» no es una opción de esta orden.'],
])('%s is told in plain words', (args, sentence) => {
  expect(() => parseReportOptions(args)).toThrow(sentence);
});

test.each([['--help'], ['-h']])('%s is answered, and no fault', (option) => {
  const asking = () => parseReportOptions([option, '--language', 'en']);
  expect(asking).toThrow(Answer);
  expect(asking).toThrow(/^Options: --format/);
});

test('options that only some commands know', () => {
  expect(parseBuildOptions(['--list']).list).toBe(true);
  expect(parseCheckOptions(['--fix', '--format=github'])).toMatchObject({ fix: true, format: 'github' });
  expect(parseCheckOptions(['--translated', 'site/facts.yaml:3']).stillRight).toEqual(['site/facts.yaml:3']);
});
