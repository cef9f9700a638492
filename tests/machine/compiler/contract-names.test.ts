import { describe, expect, test } from 'vitest';
import { resolvers } from '../../../src/compiler/resolve/resolvers';
import { readContract } from '../../../src/compiler/schema/read-contract';
import { contract } from '../../support/compile-site';

/** A contract with one kind of file, of which one key has a keyword. */
const reading = (keyword: string, name: unknown) => () =>
  readContract(
    new Map([
      [
        'bread.schema.json',
        JSON.stringify({
          'x-files': 'bread/*.yaml',
          'x-collection': 'loaves',
          type: 'object',
          properties: { crust: { type: 'string', [keyword]: name } },
        }),
      ],
      ['messages.schema.json', JSON.stringify({ properties: { sold: {}, baked: {} } })],
    ]),
    new Map(),
    { defaults: {}, all: [], classes: [] },
  );

describe('a name in a schema that nothing has', () => {
  test('is told with the schema, the key and the names that there are', () => {
    expect(reading('x-resolve', 'txet')).toThrow(
      /^schemas\/bread\.schema\.json\/properties\/crust: there is no «txet» for x-resolve; there are condition, .*, text$/,
    );
    expect(reading('x-reference', 'loafs')).toThrow(
      'schemas/bread.schema.json/properties/crust: there is no «loafs» for x-reference; there are loaves',
    );
    for (const named of [['sold', 'bakde'], { dark: ['sold'], light: ['bakde'] }]) {
      expect(reading('x-messages', named)).toThrow(
        'schemas/bread.schema.json/properties/crust: there is no «bakde» for x-messages; there are sold, baked',
      );
    }
  });

  test('is none where something has it', () => {
    expect(reading('x-resolve', 'text')).not.toThrow();
    expect(reading('x-reference', 'loaves')).not.toThrow();
    expect(reading('x-messages', { dark: ['sold'], light: ['baked'] })).not.toThrow();
  });
});

test('every resolver is named by a schema', () => {
  const named = new Set(
    [...JSON.stringify([...contract.schemas.values()]).matchAll(/"x-resolve":"(\w+)"/g)].map(([, name]) => name),
  );
  expect(Object.keys(resolvers).filter((name) => !named.has(name))).toEqual([]);
});
