import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import { ownersByPage } from '../names/page-owners';
import type { Rule } from '../rule';
import { entrySchema, kindOfName } from '../schema/kind';
import type { DraftSite } from '../site';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** An entry that is called as a page leads to that page, and neither to the one of another entry nor to none. */
export const pageOfOther: Rule<'page-of-other'> = (site) => [...leadingAstray(site), ...leadingNowhere(site)];

function leadingAstray(site: DraftSite): Finding<'page-of-other'>[] {
  const files = { sources: site.sources, contract: site.contract };
  return [...valuesResolvedAs(files, 'pageAddress'), ...valuesWith(files, 'x-page')].flatMap(
    ({ source, pointer, value }): Finding<'page-of-other'>[] => {
      const { collection = '' } = source.kind;
      if (collection === 'pages') return [];
      const entries = site.collections.get(collection);
      const id = source.id ?? pointer[0];
      const isOfEntry = pointer.length === (source.id === undefined ? 2 : 1);
      if (entries === undefined || typeof id !== 'string' || !isOfEntry || value === id) return [];
      const page = String(value);
      if (!site.pages.byId.has(id) || !site.pages.byId.has(page)) return [];
      if (!entries.has(page) && !isOfAnother(site, page, { collection, id })) return [];
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, id)], isCertain: false };
      return [{ code: 'page-of-other', place, details: { page, entry: id }, fix }];
    },
  );
}

/** Whether a page is that of another entry of the same collection, whatever it is called. */
function isOfAnother(site: DraftSite, page: string, { collection, id }: { collection: string; id: string }): boolean {
  const owners = ownersByPage(site).get(page) ?? [];
  return owners.some((owner) => owner.collection === collection && owner.entry.id !== id);
}

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
