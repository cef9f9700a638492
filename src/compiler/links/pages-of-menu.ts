import { type DraftSite, singleton } from '../site';

/** The pages to which every page leads, by its menu and by the button in it. */
export function pagesOfMenu(site: DraftSite): ReadonlySet<string | undefined> {
  const { main = [], action } = singleton(site, 'navigation') ?? {};
  return new Set([...main, action].map((link) => link?.page));
}
