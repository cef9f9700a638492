import { addressesOf } from '../addresses/addresses';
import { type WrittenLink, writtenLinks } from '../links/links';
import { anchorsOf } from '../page-sections/anchors';
import type { Fix } from '../problems/fix';
import { certain, possible } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { oncePerObject } from '../values/once-per-object';

/** A link in HTML names a page and not its path, which belongs to one language and may change (decision N9). */
export const linkPathRaw: Rule<'link-path-raw'> = (site) =>
  writtenLinks(site).flatMap((link) => {
    const { address, placeOf } = link;
    if (address === undefined || !/^\/(?!\/)/.test(address)) return [];
    const place = placeOf('page');
    const page = targetAt(site, address);
    if (page === undefined) return [{ code: 'link-path-raw', place, details: { path: address } }];
    return [{ code: 'link-path-raw', place, details: { path: address, page }, ...fixFor(link, address, page) }];
  });

/** What a link to an address is to name instead, with the place on the page if there is one of that name. */
function targetAt(site: DraftSite, address: string): string | undefined {
  const [path = '', anchor] = address.split('#');
  const found = byAddress(site.pages).get(path);
  if (found === undefined) return undefined;
  if (found.entry !== undefined) return `post:${found.entry.id}`;
  const isThere = anchor !== undefined && anchorsOf(site, found.page).includes(anchor);
  return `page:${found.id}${isThere ? `#${anchor}` : ''}`;
}

/** Where an anchor gets lost, somebody should have a look. */
function fixFor({ editOf }: WrittenLink, address: string, target: string): { fix?: Fix } {
  const edit = editOf('address', target);
  if (edit === undefined) return {};
  return address.includes('#') === target.includes('#') ? certain(edit) : possible(edit);
}

/** Where two pages have the same address, which is told already, the first of them. */
const byAddress = oncePerObject(
  ({ all }: DraftSite['pages']) =>
    new Map([...all].reverse().flatMap((page) => addressesOf(page).map((address) => [address, page]))),
);
