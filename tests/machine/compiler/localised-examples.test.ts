import { expect, test } from 'vitest';
import { isRecord } from '../../../src/shared/is-record';
import { contract } from '../../support/compile-site';

/** All keys of what the schemas give as examples, for a site in some languages. */
function keysOfExamples(...codes: readonly string[]): ReadonlySet<string> {
  const languages = codes.map((code) => ({ code, locale: code, name: code }));
  return new Set(
    [...contract.inLanguages(languages).schemas.values()]
      .flatMap((schema) => valuesOf(schema, 'examples'))
      .flatMap(keysIn),
  );
}

function valuesOf(value: unknown, wanted: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, wanted));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === wanted ? [each] : valuesOf(each, wanted)));
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, each]) => [key, ...keysIn(each)]) : [];
}

test('the texts of examples are in the languages of the site, wherever they are in them', () => {
  expect([...keysOfExamples('es', 'en')]).toEqual(expect.arrayContaining(['es', 'en', 'question']));
  const inOthers = keysOfExamples('fr', 'de');
  expect(['fr', 'de', 'question', 'es', 'en'].map((key) => inOthers.has(key))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const inOne = keysOfExamples('fr');
  expect(['question', 'fr', 'es', 'en'].map((key) => inOne.has(key))).toEqual([true, false, false, false]);
});

test.each([
  [['de-CH', 'fr-FR'], '+41 900 000 000'],
  [['eo', 'en-US'], '+1 900 000 0000'],
  [['eo'], '+34 900 000 000'],
])('in %s a phone number is like %s', (locales, expected) => {
  const languages = locales.map((locale) => ({ code: locale.slice(0, 2), locale, name: locale }));
  const { properties } = contract.inLanguages(languages).schemas.get('settings.schema.json') ?? {};
  expect(properties?.phone?.examples).toEqual([expected]);
});
