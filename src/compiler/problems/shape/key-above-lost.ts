import type { Contract } from '../../contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import type { Finding } from '../finding';
import { exampleOf } from '../typical-value';
import { meantKeys } from './meant-keys';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** `src:` and `decorative:` without `media:` above them: keys that are unknown here, and known in one thing that is not there. */
export interface KeyAboveLost {
  readonly key: string;
  readonly wanted: Schema;
  /** Those below it, in their order. */
  readonly unknown: readonly [ShapeError, ...ShapeError[]];
  /** That it is missing, where it has to be there. */
  readonly missing: readonly ShapeError[];
}

export function keysAboveLost(errors: readonly ShapeError[], contract: Contract): KeyAboveLost[] {
  const meant = meantKeys(errors, contract);
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [first, ...others] = ofHolder.filter((error) => isUnknownKey(error) && !meant.has(error));
    if (first === undefined) return [];
    const keys = [first, ...others].map(unknownKeyOf);
    const holders = Object.entries(first.schema.properties ?? {}).flatMap(([key, property]) => {
      const wanted = dereference(contract, property);
      return !Object.hasOwn(Object(first.value), key) && isMadeOf(wanted, keys) ? [{ key, wanted }] : [];
    });
    const [only, ...more] = holders;
    if (only === undefined || more.length > 0) return [];
    const missing = ofHolder.filter((error) => isMissingKey(error) && missingKeyOf(error) === only.key);
    return [{ ...only, unknown: [first, ...others] as const, missing }];
  });
}

/** Whether something has all these keys, and needs no others. */
function isMadeOf(wanted: Schema, keys: readonly string[]): boolean {
  const { properties, required = [] } = wanted;
  if (properties === undefined || isByLanguage(wanted)) return false;
  return keys.every((key) => Object.hasOwn(properties, key)) && required.every((key) => keys.includes(key));
}

/** Tells of the key that should stand above, with what moves the lines below it. */
export function keyAbove(source: Source, contract: Contract, { key, wanted, unknown }: KeyAboveLost): Finding {
  const [{ pointer }] = unknown;
  const above = unknown.map(unknownKeyOf);
  const [first = ''] = above;
  const file = source.path;
  const value = Object.fromEntries(above.map((name) => [name, valueAt(source.data, [...pointer, name])]));
  return {
    code: 'key-missing',
    place: { source, pointer, key: first },
    details: { key, example: exampleOf(wanted, contract), above },
    fix: {
      edits: [
        { do: 'insert', file, pointer: [...pointer, key], value, before: first },
        ...above.map((name) => ({ do: 'remove' as const, file, pointer: [...pointer, name] })),
      ],
      isCertain: false,
    },
  };
}
