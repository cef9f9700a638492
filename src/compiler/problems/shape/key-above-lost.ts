import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { exampleOf } from '../typical-value';
import { meantKeys } from './meant-keys';
import { schemas } from './misplaced-key';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** `src:` and `decorative:` without `media:` above them: keys that are unknown here, and known in one thing that is not there. */
interface KeyAboveLost {
  readonly key: string;
  /** The key under which they are read instead, where its own keys stand as far to the right as they do. */
  readonly within?: string;
  readonly wanted: Schema;
  /** Those below it, in their order. */
  readonly unknown: readonly [ShapeError, ...ShapeError[]];
  /** Theirs, and that it is missing, where it has to be there. */
  readonly errors: readonly ShapeError[];
}

export function keysAboveLost(errors: readonly ShapeError[], contract: Contract, source: Source): KeyAboveLost[] {
  const meant = meantKeys(errors, contract);
  const holders = byHolder(errors);
  return [...holders.values()].flatMap((ofHolder) => {
    const [first, ...others] = ofHolder.filter((error) => isUnknownKey(error) && !meant.has(error));
    if (first === undefined) return [];
    const names = [first, ...others].map(unknownKeyOf);
    const keys = names.map((name) => [name, valueAt(first.value, [name])] as const);
    const beside = first.pointer.slice(0, -1);
    const within = first.pointer.at(-1);
    const own = keyMadeOf(keys, first.schema, first.value, contract);
    const around = schemas(source, contract).get(beside.join('/'));
    const key = own ?? (around && keyMadeOf(keys, around, valueAt(source.data, beside), contract));
    if (key === undefined || (own === undefined && typeof within !== 'string')) return [];
    const ofKey = own === undefined ? (holders.get(beside.join('/')) ?? []) : ofHolder;
    const missing = ofKey.filter((error) => isMissingKey(error) && missingKeyOf(error) === key.key);
    const unknown = [first, ...others] as const;
    const errors = [...unknown, ...missing];
    return [{ ...key, ...(own === undefined && { within: String(within) }), unknown, errors }];
  });
}

/** The only key that a map lacks and that could hold all these. */
function keyMadeOf(
  keys: readonly Written[],
  { properties = {} }: Schema,
  holder: unknown,
  contract: Contract,
): { readonly key: string; readonly wanted: Schema } | undefined {
  if (!isRecord(holder)) return undefined;
  const [only, ...more] = Object.entries(properties).flatMap(([key, property]) => {
    const wanted = dereference(contract, property);
    const isMeant = !Object.hasOwn(holder, key) && isMadeOf(wanted, keys, contract);
    return isMeant ? [{ key, wanted }] : [];
  });
  return more.length > 0 ? undefined : only;
}

type Written = readonly [key: string, value: unknown];

/** Whether something has all these keys, with such values, and needs no others. */
function isMadeOf(wanted: Schema, keys: readonly Written[], contract: Contract): boolean {
  const { properties, required = [] } = wanted;
  if (properties === undefined || isByLanguage(wanted)) return false;
  const isPart = ([key, value]: Written) =>
    Object.hasOwn(properties, key) && mayBe(value, dereference(contract, properties[key] ?? {}));
  return keys.every(isPart) && required.every((key) => keys.some(([own]) => own === key));
}

/** Whether no map is asked for in the place of something else: `image: photo.jpg` is not the `image` of `share`. */
function mayBe(value: unknown, { type }: Schema): boolean {
  return type !== 'object' || isRecord(value) || value === null;
}

/** Tells of the key that should stand above, with what moves the lines below it. */
export function keyAbove({ key, within, wanted, unknown }: KeyAboveLost, source: Source, contract: Contract): Finding {
  const [{ pointer }] = unknown;
  const above = unknown.map(unknownKeyOf);
  const [first = ''] = above;
  const file = source.path;
  const value = Object.fromEntries(above.map((name) => [name, valueAt(source.data, [...pointer, name])]));
  return {
    code: 'key-missing',
    place: { source, pointer, key: first },
    details: { key, example: exampleOf(wanted, contract), above, ...(within !== undefined && { within }) },
    fix: {
      edits: [
        within === undefined
          ? { do: 'insert', file, pointer: [...pointer, key], value, before: first }
          : { do: 'insert', file, pointer: [...pointer.slice(0, -1), key], value, after: within },
        ...above.map((name) => ({ do: 'remove' as const, file, pointer: [...pointer, name] })),
      ],
      isCertain: false,
    },
  };
}
