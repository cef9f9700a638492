import { describe, expect, test } from 'vitest';
import { resolvers } from '../../../src/compiler/resolve/resolvers';
import { readContract } from '../../../src/compiler/schema/read-contract';
import type { Schema } from '../../../src/compiler/schema/schema';
import { requireSchemas } from '../../../src/compiler/schema/validator';
import { contract } from '../../support/compile-site';

const read = (files: ReadonlyMap<string, string>) =>
  readContract(files, new Map(), { defaults: {}, all: [], classes: [] });

/** A contract with one kind of file, of which one key has a keyword. */
const reading = (keyword: string, name: unknown) => () =>
  read(
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

  test('is told with the nearest where there are very many', () => {
    const named = Array.from({ length: 70 }, (_none, index) => [`loaf${index}`, {}] as const);
    const files = new Map([
      [
        'bread.schema.json',
        JSON.stringify({ properties: { crust: { $ref: 'definitions.schema.json#/$defs/laof12' } } }),
      ],
      ['definitions.schema.json', JSON.stringify({ $defs: Object.fromEntries(named) })],
    ]);
    expect(() => read(files)).toThrow(
      'schemas/bread.schema.json/properties/crust: there is no «definitions.schema.json#/$defs/laof12» for $ref; did you mean «definitions.schema.json#/$defs/loaf12»?',
    );
  });

  test('is none where something has it', () => {
    expect(reading('x-resolve', 'text')).not.toThrow();
    expect(reading('x-reference', 'loaves')).not.toThrow();
    expect(reading('x-messages', { dark: ['sold'], light: ['baked'] })).not.toThrow();
  });
});

describe('a file that is no schema is named', () => {
  test.each([
    ['{\n  "properties": {,\n}', 'schemas/bread.schema.json:2 is not valid JSON: '],
    ['', 'schemas/bread.schema.json is not valid JSON: '],
    ['[]', 'schemas/bread.schema.json is no object'],
  ])('%j', (text, sentence) => {
    expect(() => read(new Map([['bread.schema.json', text]]))).toThrow(sentence);
  });

  test.each([
    [{ 'x-interactve': true }, 'unknown keyword: "x-interactve"; did you mean "x-interactive"?'],
    [
      { type: 'object', properties: { crust: { maxLenght: 3 } } },
      'unknown keyword: "maxLenght"; did you mean "maxLength"?',
    ],
    [{ type: 'object', properties: { crust: { type: 'strng' } } }, 'data/properties/crust/type must be equal to'],
    [{ type: 'object', properties: { crust: { type: 'string', pattern: '(' } } }, 'Invalid regular expression: /(/u'],
  ])('%j', (schema, fault) => {
    const schemas = new Map(
      Object.entries({ 'flour.schema.json': {}, 'sections/bread.schema.json': schema as Schema }),
    );
    expect(() => requireSchemas(schemas)).toThrow(fault);
    expect(() => requireSchemas(schemas)).toThrow(/^schemas\/sections\/bread\.schema\.json: /);
  });
});

test('every resolver is named by a schema', () => {
  const named = new Set(
    [...JSON.stringify([...contract.schemas.values()]).matchAll(/"x-resolve":"(\w+)"/g)].map(([, name]) => name),
  );
  expect(Object.keys(resolvers).filter((name) => !named.has(name))).toEqual([]);
});
