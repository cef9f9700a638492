import { isRecord } from '../../../shared/is-record';
import { oncePerObject } from '../../../shared/once-per-object';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { valueAt } from '../../values/value-at';
import { visit } from '../../values/visit';
import { isMissingKey, isUnknownKey, missingKeyOf, pathOf, unknownKeyOf } from './shape-errors';

/** A key whose line begins too far to the right or to the left. */
interface MisplacedKey {
  /** That it is unknown where it stands, and missing where it belongs. */
  readonly errors: readonly ShapeError[];
  /** Where it stands. */
  readonly from: Pointer;
  /** Where it belongs, with the key itself. */
  readonly to: Pointer;
  /** The key below whose value it lies, or should. */
  readonly near: string;
  /** What stands as far to the right as the key, and belongs below it. */
  readonly below: readonly string[];
  readonly isTooDeep: boolean;
}

export function misplacedKeys(errors: readonly ShapeError[], contract: Contract, source: Source): MisplacedKey[] {
  const unknown = new Set(errors.filter(isUnknownKey).map((error) => pathOf(error, unknownKeyOf(error))));
  const knownKeysIn = oncePerObject((holder: object, error: ShapeError) =>
    knownKeys(holder, (key) => unknown.has(pathOf(error, key))),
  );
  return errors.flatMap((error) => {
    const found = placeMeant(source, contract, error, knownKeysIn);
    if (found === undefined) return [];
    const to = found.to.join('/');
    const missing = errors.filter((other) => isMissingKey(other) && pathOf(other, missingKeyOf(other)) === to);
    const { below, isIn } = keysBelow(source, contract, found);
    return [{ errors: [error, ...missing, ...errors.filter(isIn)], below, ...found }];
  });
}

/** Languages, and other keys that are unknown where they stand, behind a key without a value that is too far to the right. */
function keysBelow(
  source: Source,
  contract: Contract,
  { from, to, isTooDeep }: Pick<MisplacedKey, 'from' | 'to' | 'isTooDeep'>,
) {
  const pointer = from.slice(0, -1);
  const holder = valueAt(source.data, pointer);
  const around = schemas(source, contract).get(to.slice(0, -1).join('/'));
  const own = dereference(contract, around?.properties?.[String(from.at(-1))] ?? {});
  const isOwn = (key: string) =>
    isByLanguage(own) ? contract.languages.some(({ code }) => code === key) : Object.hasOwn(own.properties ?? {}, key);
  const isEmpty = isTooDeep && isRecord(holder) && valueAt(source.data, from) === null;
  const behind = isEmpty ? Object.keys(holder).slice(Object.keys(holder).indexOf(String(from.at(-1))) + 1) : [];
  const end = behind.findIndex((key) => !isOwn(key));
  const below = behind.slice(0, end < 0 ? behind.length : end);
  const places = new Set(below.map((key) => [...pointer, key].join('/')));
  return { below, isIn: (error: ShapeError) => isUnknownKey(error) && places.has(pathOf(error, unknownKeyOf(error))) };
}

/** Tells that the key is in the wrong place, with what moves it. */
export function keyInItsPlace({ from, to, near, below, isTooDeep }: MisplacedKey, source: Source): Finding {
  const key = String(from.at(-1));
  const holder = from.slice(0, -1);
  const inside = Object.fromEntries(below.map((name) => [name, valueAt(source.data, [...holder, name])]));
  const value = below.length === 0 ? valueAt(source.data, from) : inside;
  const file = source.path;
  return {
    code: 'key-misplaced',
    place: { source, pointer: from.slice(0, -1), key },
    details: { key, near, isTooDeep },
    fix: {
      edits: [
        ...[key, ...below].map((name) => ({ do: 'remove' as const, file, pointer: [...holder, name] })),
        { do: 'insert', file, pointer: to, value, ...(isTooDeep && { after: near }) },
      ],
      isCertain: false,
    },
  };
}

/** Where a key that is unknown where it stands is meant to be: in the map around it, or in what the key before holds. */
function placeMeant(
  source: Source,
  contract: Contract,
  error: ShapeError,
  knownKeysIn: (holder: object, error: ShapeError) => KnownKeys,
): Omit<MisplacedKey, 'errors' | 'below'> | undefined {
  if (!isUnknownKey(error)) return undefined;
  const { pointer } = error;
  const key = unknownKeyOf(error);
  const from = [...pointer, key];
  const holder = valueAt(source.data, pointer);
  if (!isRecord(holder)) return undefined;
  const lacks = (at: Pointer) => {
    const value = valueAt(source.data, at);
    if (!isRecord(value) || Object.hasOwn(value, key)) return false;
    const schema = schemas(source, contract).get(at.join('/'));
    return knows(schema, key) || (at.length < pointer.length && isEntryOf(schema, holder[key], contract));
  };
  const { before, behind } = knownKeysIn(holder, error);
  // Lines that begin too far to the right come last in the map in which they end up.
  const levels = isLastSection(source, pointer) ? 2 : 1;
  const near = pointer.at(-levels);
  const around = pointer.slice(0, -levels);
  if (typeof near === 'string' && behind.has(key) && lacks(around)) {
    return { from, to: [...around, key], near, isTooDeep: true };
  }
  const above = before.get(key);
  const meant = above === undefined ? undefined : lastMapsIn(source, [...pointer, above]).find(lacks);
  return meant && { from, to: [...meant, key], near: String(meant.findLast(isKey)), isTooDeep: false };
}

/** Whether it is the last section of a page, in which lines end up that are meant for the page. */
function isLastSection({ data }: Source, [list, index, ...deeper]: Pointer): boolean {
  const sections = list === 'sections' && deeper.length === 0 ? valueAt(data, [list]) : undefined;
  return Array.isArray(sections) && index === sections.length - 1;
}

/** Of the keys of a map, those that it can have. */
interface KnownKeys {
  /** Of each key, the last of them before it. */
  readonly before: ReadonlyMap<string, string | undefined>;
  /** The keys behind all of them. */
  readonly behind: ReadonlySet<string>;
}

function knownKeys(holder: object, isUnknown: (key: string) => boolean): KnownKeys {
  const before = new Map<string, string | undefined>();
  const behind = new Set<string>();
  let last: string | undefined;
  for (const key of Object.keys(holder)) {
    before.set(key, last);
    if (isUnknown(key)) behind.add(key);
    else {
      last = key;
      behind.clear();
    }
  }
  return { before, behind };
}

/** A value, the last item of it where it is a list, the last value of that, and so on: what a line below it may go on with. */
export function lastMapsIn(source: Source, pointer: Pointer): Pointer[] {
  const found: Pointer[] = [];
  for (let at = pointer; found.length < FURTHEST_IN; ) {
    const value = valueAt(source.data, at);
    const last = Array.isArray(value) ? value.length - 1 : isRecord(value) ? Object.keys(value).at(-1) : undefined;
    if (isRecord(value)) found.push(at);
    if (last === undefined || last === -1) return found;
    at = [...at, last];
  }
  return found;
}

const FURTHEST_IN = 6;

export function isKey(step: Pointer[number]): step is string {
  return typeof step === 'string';
}

/** What each value of a file is to be, by its place. */
export const schemas = oncePerObject(
  (source: Source, contract: Contract): ReadonlyMap<string, Schema> =>
    new Map(visit(source, contract).map(({ pointer, schema }) => [pointer.join('/'), schema])),
);

/** Whether a value is what a map of entries by their names holds: `eva:` with `name:` and `role:` within the entry of `ana:`. */
function isEntryOf(schema: Schema | undefined, value: unknown, contract: Contract): boolean {
  const entries = schema?.additionalProperties;
  if (typeof entries !== 'object' || !isRecord(value)) return false;
  const { properties, required = [] } = dereference(contract, entries);
  if (properties === undefined || Object.keys(value).length === 0) return false;
  return Object.keys(value).every((key) => Object.hasOwn(properties, key)) && required.every((key) => key in value);
}

function knows(schema: Schema | undefined, key: string): boolean {
  return schema?.properties !== undefined && Object.hasOwn(schema.properties, key);
}
