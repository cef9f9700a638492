import { expect, test } from 'vitest';
import type { Schema } from '../../../../src/compiler/schema/schema';
import { propertiesOf } from '../../../../src/studio/content/properties';

test('a key that is needed unless one of several conditions is met is shown as one that is needed', () => {
  const schema = {
    properties: { code: { type: 'string' }, country: { type: 'string' }, venue: { const: true } },
    if: { anyOf: [{ required: ['country'] }, { properties: { venue: { const: true } }, required: ['venue'] }] },
    else: { required: ['code'] },
  } as Schema;
  const needed = (value: Readonly<Record<string, unknown>>) =>
    propertiesOf(schema, value).shown.filter(({ isRequired }) => isRequired);
  expect(needed({}).map(({ key }) => key)).toEqual(['code']);
  expect(needed({ country: 'HK' })).toEqual([]);
  expect(needed({ venue: true })).toEqual([]);
  expect(needed({ venue: false }).map(({ key }) => key)).toEqual(['code']);
});
