import type { Finding } from '../problems/finding';
import { setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

/** A redirect leads from an address to a page, and not the other way round. */
export const redirectSwapped: Rule<'redirect-swapped'> = (site) => {
  const source = sourceOfSingleton(site, 'redirects');
  const redirects = singleton(site, 'redirects')?.redirects ?? [];
  return redirects.flatMap((redirect, index): Finding<'redirect-swapped'>[] => {
    const { from, page } = redirect ?? {};
    if (source === undefined || typeof from !== 'string' || typeof page !== 'string') return [];
    if (!site.pages.byId.has(from) || !page.startsWith('/')) return [];
    const [place, target] = ['from', 'page'].map((key) => ({ source, pointer: ['redirects', index, key] }));
    if (place === undefined || target === undefined) return [];
    const fix = { edits: [setEdit(place, page), setEdit(target, from)], isCertain: true };
    return [{ code: 'redirect-swapped', place, details: { from, page }, fix }];
  });
};
