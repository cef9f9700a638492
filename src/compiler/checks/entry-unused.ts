import { unusedEntries } from '../names/unused-entries';
import type { Rule } from '../rule';

/** An entry that no page shows by its own name, in a collection whose entries are shown by their names, is shown nowhere. */
export const entryUnused: Rule<'entry-unused'> = (site) =>
  unusedEntries(site).map(({ id, source, pointer }) => {
    const place = source.id === undefined ? { source, pointer: pointer.slice(0, -1), key: id } : { file: source.path };
    return { code: 'entry-unused', place, details: { id, collection: source.kind.collection ?? '' } };
  });
