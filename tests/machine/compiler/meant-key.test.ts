import { expect, test } from 'vitest';
import { isCalledAlike, keysCalledAlike } from '../../../src/compiler/problems/shape/meant-key';
import { visitSchemas } from '../../../src/compiler/schema/schema';
import { contract } from '../../support/compile-site';

test('of what is called alike, the first is a key of the contract', () => {
  const keys = new Set<string>();
  for (const [, schema] of contract.schemas) {
    visitSchemas(schema, ({ properties = {} }) => {
      for (const key of Object.keys(properties)) keys.add(key);
    });
  }
  expect(keysCalledAlike.filter((key) => !keys.has(key))).toEqual([]);
});

test.each([
  ['Imagen', 'media'],
  ['seoTitle', 'metaTitle'],
  ['código', undefined],
  ['zip_code', 'postalCode'],
])('%s may stand for %s, however it is written', (word, key) => {
  expect(keysCalledAlike.find((one) => isCalledAlike(word, one))).toBe(key);
});
