import { writtenRedirects } from '../addresses/written-redirects';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import type { Rule } from '../rule';

/** A redirect leads from an address to a page, and not the other way round. */
export const redirectSwapped: Rule<'redirect-swapped'> = (site) =>
  writtenRedirects(site).flatMap(({ redirect: { from, page }, source, pointer }): Finding<'redirect-swapped'>[] => {
    if (from === undefined || page === undefined) return [];
    if (!site.pages.byId.has(from) || !page.startsWith('/')) return [];
    const placeOf = (key: string) => ({ source, pointer: [...pointer, key] });
    const place = placeOf('from');
    const fix = { edits: [setEdit(place, page), setEdit(placeOf('page'), from)], isCertain: true };
    return [{ code: 'redirect-swapped', place, details: { from, page }, fix }];
  });
