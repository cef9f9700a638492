import { expect, test } from 'vitest';
import { isSynonym, keysWithSynonyms } from '../../../src/compiler/problems/shape/key-synonyms';
import { visitSchemas } from '../../../src/compiler/schema/schema';
import { contract } from '../../support/compile-site';

test('of what is called alike, the first is a key of the contract', () => {
  const keys = new Set<string>();
  for (const [, schema] of contract.schemas) {
    visitSchemas(schema, ({ properties = {} }) => {
      for (const key of Object.keys(properties)) keys.add(key);
    });
  }
  expect(keysWithSynonyms.filter((key) => !keys.has(key))).toEqual([]);
});

test.each([
  ['Imagen', 'media'],
  ['seoTitle', 'metaTitle'],
  ['código', undefined],
  ['zip_code', 'postalCode'],
])('%s may stand for %s, however it is written', (word, key) => {
  expect(keysWithSynonyms.find((one) => isSynonym(word, one))).toBe(key);
});
