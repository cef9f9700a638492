import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';

/**
 * Brings two changes of the same data together; nothing where both change the same value, if none of both is preferred.
 * Items of a list are known by their index, so a list of which both change the length is one value.
 */
export function mergeData(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  preferred?: 'mine',
): { readonly data: unknown } | undefined {
  if (isSameData(mine, base)) return { data: theirs };
  if (isSameData(theirs, base) || isSameData(mine, theirs)) return { data: mine };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeMaps(base, mine, theirs, preferred);
  if (isList(base) && isList(mine) && isList(theirs) && areOfOneLength(base, mine, theirs))
    return mergeLists(base, mine, theirs, preferred);
  return preferred && { data: mine };
}

type Map = Readonly<Record<string, unknown>>;

function mergeMaps(
  base: Map,
  mine: Map,
  theirs: Map,
  preferred: 'mine' | undefined,
): { readonly data: unknown } | undefined {
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeData(at(base, key), at(mine, key), at(theirs, key), preferred);
    if (merged === undefined) return undefined;
    if (merged.data !== undefined) entries.push([key, merged.data]);
  }
  return { data: Object.fromEntries(entries) };
}

function mergeLists(
  base: List,
  mine: List,
  theirs: List,
  preferred: 'mine' | undefined,
): { readonly data: unknown } | undefined {
  const data: unknown[] = [];
  for (const [index, item] of base.entries()) {
    const merged = mergeData(item, mine[index], theirs[index], preferred);
    if (merged === undefined) return undefined;
    data.push(merged.data);
  }
  return { data };
}

function at(map: Map, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

type List = readonly unknown[];

function areOfOneLength(...[base, ...others]: readonly [base: List, mine: List, theirs: List]): boolean {
  return others.every(({ length }) => length === base.length);
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}
