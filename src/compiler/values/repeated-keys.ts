import type { Contract } from '../schema/contract';
import type { Files } from '../site';
import type { Source } from '../source';

/** What was last counted of a site: from one compilation to the next hardly any file is another. */
interface Counted {
  sources: ReadonlySet<Source>;
  readonly counts: Map<string, number>;
  readonly repeated: Set<string>;
}

/**
 * The keys that several values of a site have, but no more than `most`. Of a site that is compiled again, only the files that
 * have come or gone are counted.
 */
export function repeatedKeys(
  most: number,
  keysIn: (source: Source, contract: Contract) => readonly string[],
): (files: Files) => ReadonlySet<string> {
  const known = new WeakMap<Contract, Counted>();

  function change({ counts, repeated }: Counted, key: string, by: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    if (count > 1 && count <= most) repeated.add(key);
    else repeated.delete(key);
  }

  return ({ sources, contract }) => {
    const counted = known.get(contract) ?? { sources: new Set(), counts: new Map(), repeated: new Set() };
    known.set(contract, counted);
    const now = new Set(sources);
    for (const source of counted.sources) {
      if (!now.has(source)) for (const key of keysIn(source, contract)) change(counted, key, -1);
    }
    for (const source of now) {
      if (!counted.sources.has(source)) for (const key of keysIn(source, contract)) change(counted, key, 1);
    }
    counted.sources = now;
    return counted.repeated;
  };
}
