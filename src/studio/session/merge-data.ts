import { diff3MergeRegions } from 'node-diff3';
import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';

/**
 * Brings two changes of the same data together; nothing where both change the same value, if none of both is preferred.
 * Items of a list are known by their index, or, where there are more of them, by what they say; of those that both have put
 * at one place, theirs come first.
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
  if (isList(base) && isList(mine) && isList(theirs)) {
    const merged = areOfOneLength(base, mine, theirs)
      ? mergeItems(base, mine, theirs, preferred)
      : mergeLists(base, mine, theirs, preferred);
    if (merged !== undefined) return merged;
  }
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
): { readonly data: List } | undefined {
  const [own, before, other] = [mine, base, theirs].map((list) => list.map((item) => JSON.stringify(item)));
  const data: unknown[] = [];
  for (const region of diff3MergeRegions(own ?? [], before ?? [], other ?? [])) {
    if (region.stable) {
      const { buffer, bufferStart, bufferLength } = region;
      const from = { a: mine, o: base, b: theirs }[buffer];
      data.push(...from.slice(bufferStart, bufferStart + bufferLength));
      continue;
    }
    const { aStart, aLength, oStart, oLength, bStart, bLength } = region;
    const merged = mergeParts(
      base.slice(oStart, oStart + oLength),
      mine.slice(aStart, aStart + aLength),
      theirs.slice(bStart, bStart + bLength),
      preferred,
    );
    if (merged === undefined) return undefined;
    data.push(...merged.data);
  }
  return { data };
}

/** Parts that stand for each other: nothing where one of both has taken items away of which the other one has made something. */
function mergeParts(
  base: List,
  mine: List,
  theirs: List,
  preferred: 'mine' | undefined,
): { readonly data: List } | undefined {
  const { length } = base;
  if (mine.length < length || theirs.length < length) return undefined;
  const merged = mergeItems(base, mine, theirs, preferred);
  return merged && { data: [...merged.data, ...theirs.slice(length), ...mine.slice(length)] };
}

function mergeItems(
  base: List,
  mine: List,
  theirs: List,
  preferred: 'mine' | undefined,
): { readonly data: List } | undefined {
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
