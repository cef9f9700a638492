import type { Finding } from '../problems/finding';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { entrySchema, kindOfName } from '../schema/kind';
import type { DraftSite, Entry } from '../site';
import { oncePerObject } from '../values/once-per-object';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** An entry that is called as a page leads to that page, and neither to the one of another entry nor to none. */
export const pageOfOther: Rule<'page-of-other'> = (site) => [...leadingAstray(site), ...leadingNowhere(site)];

function leadingAstray(site: DraftSite): Finding<'page-of-other'>[] {
  const files = { sources: site.sources, contract: site.contract };
  return [...valuesResolvedAs(files, 'pageAddress'), ...valuesWith(files, 'x-page')].flatMap(
    ({ source, pointer, value }): Finding<'page-of-other'>[] => {
      if (source.kind.collection === 'pages') return [];
      const entries = site.collections.get(source.kind.collection ?? '');
      const id = source.id ?? pointer[0];
      const isOfEntry = pointer.length === (source.id === undefined ? 2 : 1);
      if (entries === undefined || typeof id !== 'string' || !isOfEntry || value === id) return [];
      const page = String(value);
      if (!site.pages.byId.has(id) || !site.pages.byId.has(page)) return [];
      if (!entries.has(page) && (ownersOf(entries).get(page) ?? 0) < 2) return [];
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, id)], isCertain: false };
      return [{ code: 'page-of-other', place, details: { page, entry: id }, fix }];
    },
  );
}

/** How many entries of a collection lead to each page. */
const ownersOf = oncePerObject((entries: ReadonlyMap<string, Entry>): ReadonlyMap<unknown, number> => {
  const owners = new Map<unknown, number>();
  for (const { value } of entries.values()) {
    const page: unknown = Reflect.get(value, 'page');
    owners.set(page, (owners.get(page) ?? 0) + 1);
  }
  return owners;
});

/** In a collection of which others lead to a page; a tag may be called as a page is, and lead nowhere. */
function leadingNowhere(site: DraftSite): Finding<'page-of-other'>[] {
  return [...site.collections].flatMap(([name, entries]) => {
    const kind = kindOfName(site.contract, name);
    const mayLead = name !== 'pages' && kind !== undefined && entrySchema(kind).properties?.page !== undefined;
    if (!mayLead || ![...entries.values()].some(({ value }) => Object.hasOwn(value, 'page'))) return [];
    return [...entries.values()]
      .filter(({ id, value }) => !Object.hasOwn(value, 'page') && site.pages.byId.get(id)?.entry === undefined)
      .filter(({ id }) => site.pages.byId.has(id))
      .map(({ id, source, pointer }) => {
        const place = source.id === undefined ? { source, pointer: [], key: id } : { source, pointer };
        const edit = { do: 'insert' as const, file: source.path, pointer: [...pointer, 'page'], value: id };
        return { code: 'page-of-other', place, details: { entry: id }, ...possibleFix(edit) };
      });
  });
}
