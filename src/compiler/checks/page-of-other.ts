import type { Finding } from '../problems/finding';
import { setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** An entry that is called as a page leads to that page, and not to the one of another entry. */
export const pageOfOther: Rule<'page-of-other'> = (site) => {
  const files = { sources: site.sources, contract: site.contract };
  return [...valuesResolvedAs(files, 'pageAddress'), ...valuesWith(files, 'x-page')].flatMap(
    ({ source, pointer, value }): Finding<'page-of-other'>[] => {
      if (source.kind.collection === 'pages') return [];
      const entries = site.collections.get(source.kind.collection ?? '');
      const id = source.id ?? pointer[0];
      const isOfEntry = pointer.length === (source.id === undefined ? 2 : 1);
      if (entries === undefined || typeof id !== 'string' || !isOfEntry || value === id) return [];
      const page = String(value);
      if (!site.pages.byId.has(id) || !site.pages.byId.has(page) || !entries.has(page)) return [];
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, id)], isCertain: false };
      return [{ code: 'page-of-other', place, details: { page, entry: id }, fix }];
    },
  );
};
