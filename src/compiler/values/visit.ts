import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { below, type Pointer } from '../../shared/pointer';
import type { Contract } from '../schema/contract';
import { dereference } from '../schema/references';
import type { Room, Schema } from '../schema/schema';
import type { Source } from '../source';
import { isBlockUse } from './sections';

/** A value of a file together with the schema that describes it. */
export interface Visit<Value = unknown> {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly value: Value;
  readonly schema: Schema;
  /** What is said of it where it stands: by its key, or as an item of its list. */
  readonly place: Schema;
  /** The names in braces in a text that something else than a value of the site fills (`x-placeholders`). */
  readonly placeholders: readonly string[] | undefined;
  /** The room that there is for a picture (`x-room`). */
  readonly room: Room | undefined;
  /** No two of its kind have the same value, unless they have the same under these keys, too (`x-own`). */
  readonly own: readonly string[] | undefined;
}

/** All values of a file that its schema knows, but for those of which validating has taken out a part. */
export const visit = oncePerObject((source: Source, contract: Contract): readonly Visit[] => {
  const found: Visit[] = [];
  walk(source.data, source.kind.schema, []);
  return found;

  function walk(value: unknown, raw: Schema, pointer: Pointer): void {
    if (value === undefined) return;
    const schema = schemaOfValue(contract, value, dereference(contract, raw));
    const { 'x-placeholders': placeholders, 'x-room': room, 'x-own': own } = raw;
    if (isWhole(value)) found.push({ source, pointer, value, schema, place: raw, placeholders, room, own });
    if (Array.isArray(value) && schema.items) {
      for (const [index, item] of value.entries()) walk(item, schema.items, below(pointer, index));
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) {
        const property = propertySchema(schema, key);
        if (property) walk(item, property, below(pointer, key));
      }
    }
  }
});

function isWhole(value: unknown): boolean {
  return typeof value !== 'object' || value === null || !Object.values(value).includes(undefined);
}

/** The schema of a section is picked by its type, that of a text by whether it stands there once for each language; every other value has one schema. */
export function schemaOfValue(contract: Contract, value: unknown, schema: Schema): Schema {
  if (!isRecord(value)) return schema;
  if (schema['x-localisable']) return schema.then ?? schema;
  if (!schema['x-section']) return schema;
  if (isBlockUse(value)) return contract.schemas.get('definitions.schema.json')?.$defs?.blockUse ?? schema;
  return contract.sections.get(String(value.type)) ?? schema;
}

/** The schema of one key of an object, whether the key is named by the contract or an id. */
export function propertySchema(schema: Schema, key: string): Schema | undefined {
  const named = schema.properties?.[key];
  if (named !== undefined) return named;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
