import type { DraftSite } from '../site';
import { addressesOf } from './addresses';
import { writtenRedirects } from './written-redirects';

/** The page that has an address, or to which a redirect leads from there. */
export function pageAt(site: DraftSite, path: string): DraftSite['pages']['all'][number] | undefined {
  const own = site.pages.all.find((page) => addressesOf(page).includes(path));
  const { page } = writtenRedirects(site).find(({ redirect }) => redirect.from === path)?.redirect ?? {};
  return own ?? (page === undefined ? undefined : site.pages.byId.get(page));
}
