import { unusedEntries } from '../compiler/names/unused-entries';
import type { DraftSite } from '../compiler/site';
import { valuesWith } from '../compiler/values/values';
import type { WrittenPlace } from './overview';
import { placeOf } from './written';

/**
 * The lists in which others of its kind are named, of an entry that no page shows; nothing of what is shown, or is shown
 * without being named.
 */
export function listsFor(site: DraftSite, { file, pointer: [key] }: WrittenPlace): WrittenPlace[] | undefined {
  const entry = unusedEntries(site).find(
    ({ id, source }) => source.path === file && (source.id !== undefined || id === key),
  );
  if (entry === undefined) return undefined;
  const name = entry.source.kind.collection;
  const lists = valuesWith(site, 'x-reference')
    .filter(({ schema, pointer }) => schema['x-reference'] === name && typeof pointer.at(-1) === 'number')
    .map(({ source, pointer }) => placeOf({ source, pointer: pointer.slice(0, -1) }));
  return [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()];
}
