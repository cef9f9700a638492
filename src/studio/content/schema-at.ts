import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { propertySchema, schemaOfValue } from '../../compiler/values/visit';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';

/** What the contract says of something in a file. */
export interface FoundSchema {
  /** As it is written where the value belongs: perhaps a reference with words of its own beside it. */
  readonly raw: Schema;
  /** What the value has to be. */
  readonly schema: Schema;
  readonly pointer: Pointer;
  readonly value: unknown;
}

/**
 * The schema of a place. Of what stands within a localised text, that of the whole text: its languages are written side
 * by side. Nothing where the contract knows no such file or place.
 */
export function schemaAt(contract: Contract, file: string, pointer: Pointer, data: unknown): FoundSchema | undefined {
  const kind = kindOfFile(contract, file)?.kind;
  if (kind === undefined) return undefined;
  let found = foundAt(contract, kind.schema, [], data);
  for (const [depth, key] of pointer.entries()) {
    if (found.schema['x-localised'] === true) return found;
    const raw = childSchema(found.schema, key);
    if (raw === undefined) return undefined;
    found = foundAt(contract, raw, pointer.slice(0, depth + 1), childOf(found.value, key));
  }
  return found;
}

function foundAt(contract: Contract, raw: Schema, pointer: Pointer, value: unknown): FoundSchema {
  return { raw, schema: schemaOfValue(contract, value, dereference(contract, raw)), pointer, value };
}

function childSchema(schema: Schema, key: Pointer[number]): Schema | undefined {
  return typeof key === 'number' ? schema.items : propertySchema(schema, key);
}

/** A value in a list or a map; nothing where it is not there. */
export function childOf(value: unknown, key: Pointer[number]): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at a place of some data; nothing where it is not there. */
export function valueIn(data: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(childOf, data);
}
