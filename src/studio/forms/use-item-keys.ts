import { useState } from 'react';
import { keepUnchanged } from '../content/keep-unchanged';

interface Keyed {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
  readonly next: number;
}

/** A key for each item of a list, which it keeps while it is edited and where it moves to. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState<Keyed>(() => keyed({ items: [], keys: [], next: 0 }, items));
  if (known.items === items) return known.keys;
  const now = keyed(known, items);
  setKnown(now);
  return now.keys;
}

/** The keys after a change: what is the same keeps its own, what is between such items and was as many before as well. */
export function keyed(before: Keyed, items: readonly unknown[]): Keyed {
  const keys: (number | undefined)[] = items.map(() => undefined);
  const free = new Set(before.items.keys());
  const take = (index: number, old: number) => {
    keys[index] = before.keys[old];
    free.delete(old);
  };
  const most = Math.min(items.length, before.items.length);
  let first = 0;
  while (first < most && items[first] === before.items[first]) {
    take(first, first);
    first += 1;
  }
  let last = 0;
  while (last < most - first && items.at(-1 - last) === before.items.at(-1 - last)) {
    take(items.length - 1 - last, before.items.length - 1 - last);
    last += 1;
  }
  for (const [index, item] of items.entries()) {
    if (keys[index] !== undefined) continue;
    const same = [...free].find((old) => before.items[old] === item);
    if (same !== undefined) take(index, same);
  }
  const rest = items.flatMap((_item, index) => (keys[index] === undefined ? [index] : []));
  if (rest.length === free.size) for (const [position, old] of [...free].entries()) take(rest[position] ?? 0, old);
  const fresh = keys.filter((key) => key === undefined).length;
  let next = before.next;
  const complete = keys.map((key) => {
    if (key !== undefined) return key;
    next += 1;
    return next;
  });
  return { items, keys: keepUnchanged(before.keys, complete), next: before.next + fresh };
}
