import { isRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { isLocalised } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { byHolder, isUnknownKey, unknownKeyOf } from './shape-errors';

/** An empty key followed by what belongs below it at the same indentation: `label:` above `es:`. */
interface KeysBeside extends KeysBelow {
  /** Those of these keys and of the empty one. */
  readonly errors: readonly ShapeError[];
}

export function keysBeside(errors: readonly ShapeError[], contract: Contract): KeysBeside[] {
  const holders = byHolder(errors);
  return [...holders].flatMap(([holder, ofHolder]) => {
    const unknown = new Map(
      ofHolder.flatMap((error) => (isUnknownKey(error) ? [[unknownKeyOf(error), error] as const] : [])),
    );
    const [any] = unknown.values();
    if (any === undefined || !isRecord(any.value)) return [];
    return runsIn(any.value, unknown, any.schema, contract).map(({ near, run }) => ({
      pointer: any.pointer,
      near,
      keys: run.map(unknownKeyOf),
      errors: [...run, ...(holders.get(holder === '' ? near : `${holder}/${near}`) ?? [])],
    }));
  });
}

/** The keys without a value that know all unknown keys just behind them. */
function runsIn(
  holder: Readonly<Record<string, unknown>>,
  unknown: ReadonlyMap<string, ShapeError>,
  schema: Schema,
  contract: Contract,
): { near: string; run: readonly ShapeError[] }[] {
  const keys = Object.keys(holder);
  return keys.flatMap((near, index) => {
    if (holder[near] !== null || unknown.has(near)) return [];
    const behind = keys.slice(index + 1);
    const end = behind.findIndex((key) => !unknown.has(key));
    const run = behind.slice(0, end < 0 ? behind.length : end).flatMap((key) => unknown.get(key) ?? []);
    const known = keysOf(dereference(contract, schema.properties?.[near] ?? {}), contract);
    if (run.length === 0 || !run.every((error) => known.includes(unknownKeyOf(error)))) return [];
    return [{ near, run }];
  });
}

function keysOf(schema: Schema, { languages }: Contract): readonly string[] {
  return isLocalised(schema) ? languages.map(({ code }) => code) : Object.keys(schema.properties ?? {});
}

/** Keys of a map that belong below another one of it. */
export interface KeysBelow {
  readonly pointer: Pointer;
  readonly near: string;
  readonly keys: readonly string[];
}

/** Tells that they belong below it, with the edits that put them there. */
export function keysBelow({ pointer, near, keys }: KeysBelow, source: Source): Finding {
  const [first = ''] = keys;
  const holder = Object(valueAt(source.data, pointer)) as Readonly<Record<string, unknown>>;
  const file = source.path;
  const value = Object.fromEntries(keys.map((key) => [key, holder[key]]));
  return {
    code: 'key-misplaced',
    place: { source, pointer, key: first },
    details: { key: first, near, isTooDeep: false, ...(keys.length > 1 && { keys }) },
    fix: {
      edits: [
        { do: 'remove', file, pointer: [...pointer, near] },
        { do: 'insert', file, pointer: [...pointer, near], value, before: first },
        ...keys.map((key) => ({ do: 'remove' as const, file, pointer: [...pointer, key] })),
      ],
      isCertain: false,
    },
  };
}
