import { expect, test } from 'vitest';
import type { FactSheetSection } from '../../../generated/types';
import { compile } from '../../../src/compiler/compile';
import { basicText, contract, resolvedSection, siteFiles, TODAY } from '../../support/compile-site';
import { courseTemplate, startingOn } from '../../support/course';

test.each([
  ['2019-09-02', true],
  ['2040-09-02', false],
])('a start that is a fact, %s, is that day in every language', (day, passed) => {
  const files = siteFiles({
    'facts.yaml': `${basicText('facts.yaml')}opening: { type: date, value: "${day}" }\n`,
    'catalogue/courses/knead.yaml': startingOn('"{{facts.opening}}"'),
    'pages/course.yaml': `${courseTemplate('Class')}  - { type: course-strips, title: { es: "Clases", en: "Classes" }, courses: [knead] }\n`,
  });
  const result = compile(files, contract, { today: TODAY });
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const shown = result.ok ? JSON.stringify(result.manifests.pages.map(({ manifest }) => manifest)) : '';
  expect(
    shown
      .match(/"iso":"[^"]*","text":"[^"]*","passed":\w+/g)
      ?.map((found) => [found.includes(`"iso":"${day}"`), found.endsWith(String(passed))]),
  ).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('of several days the first says them all in each language, and lasts until the last one', () => {
  const files = siteFiles({
    'facts.yaml': `${basicText('facts.yaml')}closing: { type: date, value: 2026-02-01 }\n`,
    'catalogue/courses/knead.yaml': `${startingOn('2025-12-30')}end: "{{facts.closing}}"\n`,
    'pages/course.yaml': `${courseTemplate('Class')}  - { type: course-strips, title: { es: "Clases", en: "Classes" }, courses: [knead] }\n`,
  });
  const result = compile(files, contract, { today: TODAY });
  const shown = result.ok ? JSON.stringify(result.manifests.pages.map(({ manifest }) => manifest)) : '';
  const starts = [...shown.matchAll(/"start":(\{.*?\})\}/g)].map(([, start = '']) => JSON.parse(`${start}}`));
  expect(starts.map(({ passed, text }) => [passed, text.replaceAll(/\s/g, ' ')])).toEqual([
    [false, '30 de diciembre de 2025 – 1 de febrero de 2026'],
    [false, 'December 30, 2025 – February 1, 2026'],
  ]);
  expect(starts.map(({ span }) => span.end)).toEqual(['2026-02-01', '2026-02-01']);
});

test.each([
  ['startTime: "18:00"', '1 de mayo de 2026 a las 18:00', undefined],
  ['startTime: "18:00", endTime: "20:00"', '1 de mayo de 2026, 18:00–\u206020:00', '2026-05-01T20:00'],
  ['startTime: "22:00", endTime: "02:00"', '1 de mayo de 2026, 22:00–\u20602:00', '2026-05-02T02:00'],
])('a date on a fact sheet has its times: %s', (times, text, end) => {
  const { rows } = resolvedSection<FactSheetSection>(
    `type: fact-sheet\ntitle: { es: "Datos", en: "Facts" }\nrows: [{ label: { es: "Feria", en: "Fair" }, values: [{ es: "Pan", en: "Bread" }], date: 2026-05-01, ${times} }]\n`,
    'es',
  );
  const [{ date } = {}] = rows;
  const begins = /"(.*?)"/.exec(times)?.[1];
  expect([date?.iso, date?.text.replaceAll(/\s/g, ' '), date?.span?.end]).toEqual([`2026-05-01T${begins}`, text, end]);
});

test('a date on a fact sheet may have its last day, too', () => {
  const row =
    'label: { es: "Feria", en: "Fair" }, values: [{ es: "Pan", en: "Bread" }], date: 2026-05-01, end: 2026-05-03';
  const { rows } = resolvedSection<FactSheetSection>(
    `type: fact-sheet\ntitle: { es: "Datos", en: "Facts" }\nrows: [{ ${row} }]\n`,
    'es',
  );
  expect(rows[0]?.date).toEqual({
    iso: '2026-05-01',
    text: '1–\u20603 de mayo de 2026',
    passed: false,
    span: { first: '1', between: '–\u2060', last: '3 de mayo de 2026', end: '2026-05-03' },
  });
});
