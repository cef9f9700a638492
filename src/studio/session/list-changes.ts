import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';

type List = readonly unknown[];

/** Which items of a list became which of another; those that are in no pair are gone, or new. */
interface MatchedItems {
  /** In the order of the list as it is now. */
  readonly pairs: readonly ItemPair[];
  readonly gone: readonly number[];
  readonly added: readonly number[];
}

/** An item that is in both lists, by its indices. */
interface ItemPair {
  readonly was: number;
  readonly now: number;
  /** It has another place among the others that are in both. */
  readonly isMoved: boolean;
}

/**
 * Matches the items of two lists: first those that are the same, then those with the same id or name, at last those
 * between the same neighbours.
 */
export function matchItems(was: List, now: List): MatchedItems {
  const found = new Map<number, number>();
  for (const isMatch of [isSameData, haveSameId, shareName]) pair(was, now, found, isMatch);
  pairBetweenNeighbours(was, now, found);
  const pairs = [...found].map(([index, at]) => ({ was: index, now: at })).sort((a, b) => a.now - b.now);
  const settled = longestRise(pairs.map((each) => each.was));
  const taken = new Set(found.values());
  return {
    pairs: pairs.map((each) => ({ ...each, isMoved: !settled.has(each.was) })),
    gone: [...was.keys()].filter((index) => !found.has(index)),
    added: [...now.keys()].filter((index) => !taken.has(index)),
  };
}

function pair(was: List, now: List, found: Map<number, number>, isMatch: (a: unknown, b: unknown) => boolean): void {
  const taken = new Set(found.values());
  for (const [index, item] of was.entries()) {
    if (found.has(index)) continue;
    const isFree = (at: number) => at < now.length && !taken.has(at) && isMatch(item, now[at]);
    const at = isFree(index) ? index : [...now.keys()].find(isFree);
    if (at === undefined) continue;
    found.set(index, at);
    taken.add(at);
  }
}

function haveSameId(one: unknown, other: unknown): boolean {
  return areAlike(one, other) && isRecord(one) && isRecord(other) && one.id !== undefined && one.id === other.id;
}

/** Keys whose text tells one item from the others. */
const NAMES = ['title', 'question', 'name', 'label', 'from', 'src', 'url', 'path'];

function shareName(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other) || !areAlike(one, other)) return false;
  const areNamesApart = one.id !== undefined && other.id !== undefined;
  return !areNamesApart && NAMES.some((key) => one[key] !== undefined && shareText(one[key], other[key]));
}

function shareText(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return isSameData(one, other);
  return Object.keys(one).some((key) => one[key] === other[key]);
}

/** Whether two items are of one kind: sections of a type, or values of the same sort. */
function areAlike(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return isRecord(one) === isRecord(other);
  return one.type === other.type;
}

function pairBetweenNeighbours(was: List, now: List, found: Map<number, number>): void {
  const back = new Map([...found].map(([index, at]) => [at, index]));
  for (const index of was.keys()) {
    if (found.has(index)) continue;
    const neighbour = found.get(index - 1);
    const at = index === 0 ? 0 : neighbour === undefined ? -1 : neighbour + 1;
    if (at < 0 || at >= now.length || back.has(at) || !areAlike(was[index], now[at])) continue;
    found.set(index, at);
    back.set(at, index);
  }
}

/** The most numbers of a list that rise from one to the next. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.slice(0, index).filter((rise) => (rise.at(-1) ?? -1) < number);
    best.push([
      ...before.reduce<number[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []),
      number,
    ]);
  }
  return new Set(best.reduce<number[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []));
}
