import { isRecord } from '../../shared/is-record';
import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { oncePerObject } from '../values/once-per-object';

/**
 * A fact that is called like a list, such as `syllabus-topics` where each syllabus has `topics`, says how many things are
 * in it, where there is one such list only.
 */
export const factCount: Rule<'fact-count'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }): Finding<'fact-count'>[] => {
    const isCount = type === 'count' && typeof value === 'number';
    const [list, ...others] = isCount ? (listsByName(site).get(name) ?? []) : [];
    if (list === undefined || others.length > 0 || list.length === value || typeof value !== 'number') return [];
    const place = { source, pointer: [name, 'value'] };
    return [
      {
        code: 'fact-count',
        place,
        details: { value, length: list.length, list: list.key, file: `site/${list.source.path}` },
      },
    ];
  });

/** A list of the site, and how long it is. */
interface List {
  readonly source: Source;
  readonly key: string;
  readonly length: number;
}

/** The lists of the site by what they are called: by the kind, the collection or the name of their file, and their key. */
const listsByName = oncePerObject(({ sources }: DraftSite): ReadonlyMap<string, readonly List[]> => {
  const found = new Map<string, List[]>();
  for (const source of sources) {
    const { kind, data, id } = source;
    for (const [key, value] of isRecord(data) && kind.holds !== 'map' ? Object.entries(data) : []) {
      if (!Array.isArray(value)) continue;
      for (const word of new Set([kind.name, kind.collection, id])) {
        const name = `${word}-${key}`;
        found.set(name, [...(found.get(name) ?? []), { source, key, length: value.length }]);
      }
    }
  }
  return found;
});
