import { pagesOfMenu } from '../links/pages-of-menu';
import { ownersByPage } from '../names/page-owners';
import type { Rule } from '../rule';
import { collection } from '../site';

/** What the site leads everybody to can be found by search engines as well, and so can the page of each course and place. */
export const noindexImportant: Rule<'noindex-important'> = (site) => {
  const important = pagesOfMenu(site);
  return [...collection(site, 'pages').values()].flatMap(({ id, source, value: { noindex, role } }) => {
    if (noindex !== true) return [];
    const isImportant = important.has(id) || role === 'home';
    const [owner] = isImportant ? [] : (ownersByPage(site).get(id) ?? []);
    if (!isImportant && owner === undefined) return [];
    const pointer = ['noindex'];
    const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer }], isCertain: false };
    const details = { page: id, ...(owner !== undefined && { entry: owner.entry.id }) };
    return [{ code: 'noindex-important', place: { source, pointer }, details, fix }];
  });
};
