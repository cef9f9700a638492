import type { Finding } from '../finding';
import { locationOf } from '../locate';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import type { DraftSite } from '../site';
import { writtenFacts } from '../written-facts';

/**
 * A fact that is called like a list, such as `syllabus-topics` where each syllabus has `topics`, says how many things are
 * in it, where there is one such list only.
 */
export const factCount: Rule<'fact-count'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }): Finding<'fact-count'>[] => {
    const [list, ...others] = type === 'count' && typeof value === 'number' ? listsCalled(name, site) : [];
    if (list === undefined || others.length > 0 || list.length === value || typeof value !== 'number') return [];
    const place = { source, pointer: [name, 'value'] };
    const { file } = locationOf({ source: list.source, pointer: [list.key] });
    return [
      { code: 'fact-count', place, details: { value, length: list.length, list: list.key, file: `site/${file}` } },
    ];
  });

function listsCalled(name: string, { sources }: DraftSite) {
  return sources.flatMap((source) => {
    const { kind, data, id } = source;
    const called = [kind.name, kind.collection, id].filter((word) => word !== undefined);
    if (!isRecord(data)) return [];
    return Object.entries(data).flatMap(([key, value]) =>
      Array.isArray(value) && called.some((word) => name === `${word}-${key}`)
        ? [{ source, key, length: value.length }]
        : [],
    );
  });
}
