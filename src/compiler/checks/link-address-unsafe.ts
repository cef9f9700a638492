import { mistypedAddress } from '../addresses/mistyped-address';
import { possibleFix } from '../findings/fixes';
import { fileMeant } from '../links/file-meant';
import { writtenLinks } from '../links/links';
import { ownTarget, ownTargetOfPath } from '../links/own-target';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';

/** Of this site, or one that every browser reads in the same way. */
const SAFE = /^(https:\/\/[^/\s]|mailto:|tel:|#|\/(?!\/))/;

/** An address written in HTML is an https address, an e-mail, a telephone or an anchor (decision N9). */
export const linkAddressUnsafe: Rule<'link-address-unsafe'> = (site) =>
  writtenLinks(site).flatMap(({ address, placeOf, editOf }) => {
    if (address === undefined || SAFE.test(address) || mistypedAddress(address) !== undefined) return [];
    const page = targetMeant(site, address);
    const edit = page && editOf('address', page);
    const details = { address, ...(page !== undefined && { page }) };
    return [{ code: 'link-address-unsafe', place: placeOf('page'), details, ...(edit && possibleFix(edit)) }];
  });

/** The file or the page whose name or address stands there alone, or as another program would link it: `../contact.html`, `pages/contact`. */
function targetMeant(site: DraftSite, address: string): string | undefined {
  return fileMeant(site, address) ?? pageMeant(site, address);
}

function asPage(page: string | undefined, anchor: string): string | undefined {
  return page && `page:${page}${anchor}`;
}

function pageMeant(site: DraftSite, address: string): string | undefined {
  if (address.startsWith('//')) {
    const own = ownTarget(site, `https:${address}`);
    return asPage(own?.page, own?.anchor === undefined ? '' : `#${own.anchor}`);
  }
  const [, name = '', anchor = ''] = RELATIVE.exec(address) ?? [];
  if (name === '') return undefined;
  if (site.pages.byId.has(name)) return `page:${name}${anchor}`;
  return asPage(ownTargetOfPath(site, `/${name}`)?.page, anchor);
}

const RELATIVE =
  /^[="'“”«»\s]*(?:\.{0,2}\/)*(?:(?:pages\/|[a-z]+:)\s*)?([\w/-]{1,200}?)(?:\.(?:html?|php|ya?ml))?(#[\w-]{1,100})?["'“”«»\s]*$/i;
