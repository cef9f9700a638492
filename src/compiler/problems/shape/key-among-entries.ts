import { isRecord } from '../../../shared/is-record';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { isKey, lastMapsIn, schemas } from './misplaced-key';
import { isMissingKey, missingKeyOf, nameIn, pathOf } from './shape-errors';

/** `media:` at the margin of a file of entries by their names: a key of the entry above, which is read as an entry of its own. */
interface KeyAmongEntries {
  readonly errors: readonly ShapeError[];
  readonly key: string;
  /** The map above to which it belongs: that entry, or the last thing in it. */
  readonly around: Pointer;
  readonly own: unknown;
  /** What stands behind its own keys as far to the right as they do, and belongs beside it. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export function keysAmongEntries(errors: readonly ShapeError[], contract: Contract, source: Source): KeyAmongEntries[] {
  const { data, kind } = source;
  if (kind.holds !== 'map' || !isRecord(data) || errors.length === 0) return [];
  const wrong = new Set(errors.map((error) => placeNamed(error)[0]));
  const names = Object.keys(data);
  return names.flatMap((key, index) => {
    const above = names[index - 1];
    const meant = above !== undefined && wrong.has(key) ? keyMeant(source, contract, key, above) : undefined;
    if (meant === undefined) return [];
    const there = new Set([key, ...Object.keys(meant.beside)].map((name) => [...meant.around, name].join('/')));
    const isOfKey = (error: ShapeError) =>
      placeNamed(error)[0] === key || (isMissingKey(error) && there.has(pathOf(error, missingKeyOf(error))));
    return [{ key, ...meant, errors: errors.filter(isOfKey) }];
  });
}

/** The map in the entry above that lacks a key and could have it, with what would be in it. */
function keyMeant(
  source: Source,
  contract: Contract,
  key: string,
  above: string,
): Pick<KeyAmongEntries, 'around' | 'own' | 'beside'> | undefined {
  const value = valueAt(source.data, [key]);
  const { properties: ofEntry = {} } = schemas(source, contract).get(key) ?? {};
  // What has the keys of an entry may be one that is called so.
  if (isRecord(value) && Object.keys(value).every((name) => Object.hasOwn(ofEntry, name))) return undefined;
  for (const around of lastMapsIn(source, [above])) {
    const { properties = {} } = schemas(source, contract).get(around.join('/')) ?? {};
    const isLacking = (name: string) =>
      Object.hasOwn(properties, name) && !Object.hasOwn(Object(valueAt(source.data, around)), name);
    const wanted = isLacking(key) ? dereference(contract, properties[key] ?? {}) : undefined;
    const parts = wanted && partsOf(value, wanted, contract);
    if (parts !== undefined && Object.keys(parts.beside).every(isLacking)) return { around, ...parts };
  }
  return undefined;
}

/** The place of an error, with the key of a map where it is about that. */
function placeNamed(error: ShapeError): Pointer {
  const name = nameIn(error);
  return name === '' ? error.pointer : [...error.pointer, name];
}

/** A value parted into what a key holds, and the keys behind; nothing where it is nothing that the key could hold. */
function partsOf(
  value: unknown,
  wanted: Schema,
  { languages }: Contract,
): Pick<KeyAmongEntries, 'own' | 'beside'> | undefined {
  const isMap = wanted.properties !== undefined || isByLanguage(wanted);
  if (!isRecord(value)) return value === null || isMap ? undefined : { own: value, beside: {} };
  const isOwn = (name: string) =>
    isByLanguage(wanted) ? languages.some(({ code }) => code === name) : Object.hasOwn(wanted.properties ?? {}, name);
  const keys = Object.keys(value);
  const end = keys.findIndex((name) => !isOwn(name));
  if (end === 0 || keys.length === 0) return undefined;
  const partOf = (some: readonly string[]) => Object.fromEntries(some.map((name) => [name, value[name]]));
  return end < 0 ? { own: value, beside: {} } : { own: partOf(keys.slice(0, end)), beside: partOf(keys.slice(end)) };
}

/** Tells that the key belongs to the entry above, with the edits that put it there. */
export function keyOfEntryAbove({ key, around, own, beside }: KeyAmongEntries, source: Source): Finding {
  const file = source.path;
  return {
    code: 'key-misplaced',
    place: { source, pointer: [], key },
    details: { key, near: String(around.findLast(isKey)), isTooDeep: false },
    fix: {
      edits: [
        { do: 'remove', file, pointer: [key] },
        ...Object.entries({ [key]: own, ...beside }).map(([name, value]) => ({
          do: 'insert' as const,
          file,
          pointer: [...around, name],
          value,
        })),
      ],
      isCertain: false,
    },
  };
}
