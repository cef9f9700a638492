import { addressesOf } from '../addresses';
import { writtenLinks } from '../links';
import { oncePerObject } from '../once-per-object';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';

/** A link in HTML names a page and not its path, which belongs to one language and may change (decision N9). */
export const linkPathRaw: Rule<'link-path-raw'> = (site) =>
  writtenLinks(site).flatMap(({ address, placeOf }) => {
    if (address === undefined || !/^\/(?!\/)/.test(address)) return [];
    return [{ code: 'link-path-raw', place: placeOf('page'), details: { path: address, ...pageAt(site, address) } }];
  });

function pageAt({ pages }: DraftSite, address: string): { page?: string } {
  const [path = ''] = address.split('#');
  const found = byAddress(pages).get(path);
  if (found === undefined) return {};
  return { page: found.entry === undefined ? `page:${found.id}` : `post:${found.entry.id}` };
}

/** Where two pages have the same address, which is told already, the first of them. */
const byAddress = oncePerObject(
  ({ all }: DraftSite['pages']) =>
    new Map([...all].reverse().flatMap((page) => addressesOf(page).map((address) => [address, page]))),
);
