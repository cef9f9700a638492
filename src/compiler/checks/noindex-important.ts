import type { Rule } from '../rule';
import { collection, singleton } from '../site';

/** What the site leads everybody to can be found by search engines as well. */
export const noindexImportant: Rule<'noindex-important'> = (site) => {
  const { main = [], action } = singleton(site, 'navigation') ?? {};
  const important = new Set([...main, action].map((link) => link?.page));
  return [...collection(site, 'pages').values()].flatMap(({ id, source, value: { noindex, role } }) => {
    if (noindex !== true || !(important.has(id) || role === 'home')) return [];
    const pointer = ['noindex'];
    const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer }], isCertain: false };
    return [{ code: 'noindex-important', place: { source, pointer }, details: { page: id }, fix }];
  });
};
