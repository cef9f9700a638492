import { expect, test } from 'vitest';
import {
  confirmTranslation,
  readRecord,
  renewRecord,
  staleTranslations,
} from '../../../../src/compiler/translations/record';
import { indexed, siteFiles } from '../../../support/compile-site';

type Texts = readonly (readonly [es: string, en: string])[];

const siteOf = (texts: Texts) =>
  indexed(
    siteFiles({
      'blog/tags.yaml': texts.map(([es, en], index) => `t${index}: { label: { es: "${es}", en: "${en}" } }\n`).join(''),
    }),
  );
const staleIn = (texts: Texts, record: string) =>
  staleTranslations(siteOf(texts), readRecord(record)).map(({ translation }) => translation.text);
const renewed = (texts: Texts, record = '', isStillRight?: () => boolean) =>
  renewRecord(siteOf(texts), readRecord(record), isStillRight);

const before: Texts = [['Pan de centeno', 'Rye bread']];
const after: Texts = [['Pan de trigo', 'Rye bread']];

test('soft hyphens and letters written as entities change nothing of what is said', () => {
  const record = renewed([['Pan de centeno según la tradición', 'Rye bread']]);
  expect(staleIn([['Pan de cen\u00adteno seg&uacute;n la tradi&shy;ci&oacute;n', 'Rye bread']], record)).toEqual([]);
});

test('a translation waits until it changes, its original is taken back or somebody says that it is still right', () => {
  const record = renewed(before);
  expect(staleIn(before, record)).toEqual([]);
  expect(staleIn(after, record)).toEqual(['Rye bread']);
  const later = renewed(after, record);
  expect(later).toBe(record);
  expect(staleIn([['Pan de trigo', 'Wheat bread']], later)).toEqual([]);
  expect(staleIn(after, renewed([['Pan de trigo', 'Wheat bread']], later))).toEqual([]);
  expect(renewed(before, later)).toBe(record);
  expect(
    staleIn(
      after,
      renewed(after, later, () => true),
    ),
  ).toEqual([]);
});

test('one translation is said to be still right, and nothing else is noted or forgotten', () => {
  const record = renewed([...before, ['Bollos', 'Buns'], ['Tarta', 'Cake']]);
  const now: Texts = [...after, ['Bollos dulces', 'Buns'], ['Leche', 'Milk']];
  const confirmed = confirmTranslation(siteOf(now), readRecord(record), ({ text }) => text === 'Rye bread');
  expect(staleIn(now, confirmed)).toEqual(['Buns']);
  const [lines, linesNow] = [record, confirmed].map((text) => text.split('\n'));
  expect(linesNow).toHaveLength(lines?.length ?? 0);
  expect(linesNow?.filter((line) => !lines?.includes(line))).toHaveLength(1);
});

test('what is new is added, what is gone is taken away, and the order of the texts is none of its matter', () => {
  const two: Texts = [...before, ['Bollos', 'Buns']];
  expect(renewed(two, renewed(before))).toBe(renewed(two));
  expect(renewed([...two].reverse())).toBe(renewed(two));
  expect(renewed(before, renewed(two))).toBe(renewed(before));
});

test('one translation may stand for several originals', () => {
  const record = renewed([['Ver', 'See']]);
  const more: Texts = [
    ['Ver', 'See'],
    ['Mira', 'See'],
  ];
  expect(staleIn(more, record)).toEqual([]);
  expect(staleIn([['Mira', 'See']], renewed(more, record))).toEqual([]);
});

test('marks of a merge, comments and lines that are there twice do no harm', () => {
  const record = renewed(before);
  const lines = record.split('\n');
  const merged = ['<<<<<<< ours', ...lines, '=======', ...lines.reverse(), '>>>>>>> theirs', 'rye'].join('\r\n');
  expect(readRecord(merged).size).toBe(readRecord(record).size);
  expect(staleIn(after, merged)).toEqual(['Rye bread']);
  expect(renewed(before, merged)).toBe(record);
});
