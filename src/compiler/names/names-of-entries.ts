import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Source } from '../source';

/** The names of the entries of a file, by their keys, of more than a word: a word may be just that. */
export const namesOfEntries = oncePerObject(({ kind, data }: Source): ReadonlyMap<string, string> => {
  const entries = kind.holds === 'map' && isRecord(data) ? Object.entries(data) : [];
  return new Map(
    entries.flatMap(([id, entry]) => {
      const name = isRecord(entry) ? entry.name : undefined;
      return typeof name === 'string' && /\S\s+\S/.test(name.trim()) ? [[id, name.trim()] as const] : [];
    }),
  );
});
