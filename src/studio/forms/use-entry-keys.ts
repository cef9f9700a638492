import { useState } from 'react';
import { renamedKey } from '../content/renamed-key';

type Entries = Readonly<Record<string, unknown>>;

interface Keyed {
  readonly entries: Entries;
  readonly keys: ReadonlyMap<string, number>;
  readonly next: number;
}

/** A key for each entry by its name, which it keeps while it is edited and where it is called otherwise. */
export function useEntryKeys(entries: Entries): ReadonlyMap<string, number> {
  const [known, setKnown] = useState<Keyed>(() => keyed({ entries: {}, keys: new Map(), next: 0 }, entries));
  if (known.entries === entries) return known.keys;
  const now = keyed(known, entries);
  setKnown(now);
  return now.keys;
}

function keyed(before: Keyed, entries: Entries): Keyed {
  const [from, to] = renamedKey(before.entries, entries) ?? [];
  let { next } = before;
  const keyOf = (name: string): number => {
    const key = before.keys.get(name === to && from !== undefined ? from : name);
    if (key !== undefined) return key;
    next += 1;
    return next;
  };
  const keys = new Map(Object.keys(entries).map((name) => [name, keyOf(name)]));
  return { entries, keys, next };
}
