import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { Source } from '../source';

/**
 * A fact that is called like a list, such as `syllabus-topics` where each syllabus has `topics`, says how many things are
 * in it, where there is one such list only.
 */
export const factCount: Rule<'fact-count'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }): Finding<'fact-count'>[] => {
    const isCount = type === 'count' && typeof value === 'number';
    const [list, ...others] = isCount ? (listsByName(site).get(name) ?? []) : [];
    if (list === undefined || others.length > 0 || list.length === value || typeof value !== 'number') return [];
    const details = { fact: name, value, length: list.length, list: list.key, file: `site/${list.source.path}` };
    const gap = list.length === value - 1 ? gapIn(list.ids) : undefined;
    if (gap === undefined) return [{ code: 'fact-count', place: { source, pointer: [name, 'value'] }, details }];
    const place = { source: list.source, pointer: [list.key, gap.index, 'id'] };
    return [{ code: 'fact-count', place, details: { ...details, missing: gap.missing, file: `site/${source.path}` } }];
  });

/** A list of the site, and how long it is. */
interface List {
  readonly source: Source;
  readonly key: string;
  readonly length: number;
  readonly ids: readonly unknown[];
}

/** Where one is left out of those that are numbered one after another: `topic-1`, `topic-3`. */
function gapIn(ids: readonly unknown[]): { readonly index: number; readonly missing: string } | undefined {
  const numbered = ids.map((id) => /^(.*?)(\d{1,3})$/.exec(String(id)));
  const [first] = numbered;
  const numbers = numbered.map((parts) => (parts?.[1] === first?.[1] ? Number(parts?.[2]) : Number.NaN));
  const gaps = numbers.flatMap((number, index) => (number === (numbers[index - 1] ?? number - 1) + 1 ? [] : [index]));
  const [index = 0] = gaps;
  const missing = (numbers[index - 1] ?? Number.NaN) + 1;
  if (gaps.length !== 1 || numbers[index] !== missing + 1) return undefined;
  return { index, missing: `${first?.[1]}${missing}` };
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
        found.set(name, [
          ...(found.get(name) ?? []),
          { source, key, length: value.length, ids: value.map((item: unknown) => Object(item).id) },
        ]);
      }
    }
  }
  return found;
});
