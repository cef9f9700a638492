import type { Rule } from '../rule';
import { collection, type DraftSite, type Entry, isPartlyUnreadable } from '../site';
import { gapIn } from '../values/gaps';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';

/** So many are grouped at least, before one that is not has been forgotten. */
const FEWEST = 4;

/** Where all entries of a collection but one are in a group of another collection, that one is in one as well, or has a place of its own. */
export const entryUngrouped: Rule<'entry-ungrouped'> = (site) => {
  return [...groupsOf(site)].flatMap(([key, named]) =>
    [...named].flatMap(([name, grouped]) => {
      const only = onlyLeft(site, name, grouped);
      // What is still being written gets its place afterwards.
      if (only === undefined || hasOwnPlace(site, name, only.id) || gapIn(only.source.text) !== undefined) return [];
      const { id, source, pointer } = only;
      const [groups = ''] = key.split(' ');
      const place =
        source.id === undefined ? { source, pointer: pointer.slice(0, -1), key: id } : { file: source.path };
      return [{ code: 'entry-ungrouped', place, details: { id, collection: name, groups } }];
    }),
  );
};

/** By a collection and its list: by the collection of what is listed, the entries that are. */
function groupsOf(site: DraftSite): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const groups = new Map<string, Map<string, Set<string>>>();
  // Entries that have a file of their own are shown themselves.
  const lists = site.sources.filter(({ id }) => id === undefined);
  for (const { source, pointer, value, schema } of valuesWith({ ...site, sources: lists }, 'x-reference')) {
    const [holder, name] = [source.kind.collection, schema['x-reference']];
    const isListed = pointer.length === 3 && typeof pointer.at(-1) === 'number';
    if (holder === undefined || name === undefined || !isListed || isPartlyUnreadable(site, holder)) continue;
    const key = `${holder} ${String(pointer.at(-2))}`;
    const named = groups.get(key) ?? new Map<string, Set<string>>();
    groups.set(key, named);
    named.set(name, (named.get(name) ?? new Set()).add(String(value)));
  }
  return groups;
}

/** The only entry of a collection that is not grouped, unless it may be meant by a name that nothing has. */
function onlyLeft(site: DraftSite, name: string, grouped: ReadonlySet<string>): Entry | undefined {
  const entries = collection(site, name);
  const [only, ...others] = [...entries.values()].filter(({ id }) => !grouped.has(id));
  const isSure = others.length === 0 && grouped.size >= FEWEST && [...grouped].every((id) => entries.has(id));
  return isSure ? only : undefined;
}

/** Whether some list names nothing but this entry of a collection. */
function hasOwnPlace(site: DraftSite, collection: string, id: string): boolean {
  return valuesWith(site, 'x-reference').some(({ source, pointer, value, schema }) => {
    if (value !== id || schema['x-reference'] !== collection || typeof pointer.at(-1) !== 'number') return false;
    const list = valueAt(source.data, pointer.slice(0, -1));
    return Array.isArray(list) && list.length === 1;
  });
}
