import { oncePerObject } from '../../shared/once-per-object';
import { addressesOf } from '../addresses/addresses';
import { writtenRedirects } from '../addresses/written-redirects';
import type { Finding } from '../findings/finding';
import type { Fix } from '../findings/fix';
import { certainFix, possibleFix } from '../findings/fixes';
import type { ProblemDetails } from '../findings/problem-details';
import { fileMeant } from '../links/file-meant';
import { type WrittenLink, writtenLinks } from '../links/links';
import { fileAt } from '../media/media-files';
import { anchorsOf } from '../page-sections/anchors';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { inFewFiles } from '../values/values';

/** A link in HTML names a page and not its path, which belongs to one language and may change (decision N9); a file it names as well. */
export const linkPathRaw: Rule<'link-path-raw'> = (site) =>
  linksByPath(site).flatMap(({ link, address }) => {
    const file = fileMeant(site, address);
    if (file !== undefined) return [told(link, { path: address, page: file, isFile: true })];
    // That there is no such file is told of the file.
    if (fileAt(address) !== undefined) return [];
    const page = targetAt(site, address);
    return [told(link, { path: address, ...(page !== undefined && { page }) })];
  });

const linksByPath = inFewFiles('links-by-path', (source, contract) =>
  writtenLinks({ sources: [source], contract }).flatMap((link) =>
    link.address !== undefined && /^\/(?!\/)/.test(link.address) ? [{ link, address: link.address }] : [],
  ),
);

function told(link: WrittenLink, details: ProblemDetails['link-path-raw']): Finding<'link-path-raw'> {
  const { path, page } = details;
  const fix = page === undefined ? {} : fixFor(link, path, page);
  return { code: 'link-path-raw', place: link.placeOf('page'), details, ...fix };
}

/** What a link to an address is to name instead, with the place on the page if there is one of that name. */
function targetAt(site: DraftSite, address: string): string | undefined {
  const [path = '', anchor] = address.split('#');
  const found = pageAt(site).get(path);
  if (found === undefined) return undefined;
  if (found.entry !== undefined) return `post:${found.entry.id}`;
  const isThere = anchor !== undefined && anchorsOf(site, found.page).includes(anchor);
  return `page:${found.id}${isThere ? `#${anchor}` : ''}`;
}

/** Where an anchor gets lost, somebody should have a look. */
function fixFor({ editOf }: WrittenLink, address: string, target: string): { fix?: Fix } {
  const edit = editOf('address', target);
  if (edit === undefined) return {};
  return address.includes('#') === target.includes('#') ? certainFix(edit) : possibleFix(edit);
}

/** Which page an address shows, or leads on to. Where two have the same, which is told already, the first of them. */
const pageAt = oncePerObject((site: DraftSite) => {
  const { all, byId } = site.pages;
  const ledOn = writtenRedirects(site).map(({ redirect }) => [redirect.from, byId.get(redirect.page ?? '')] as const);
  const own = all.flatMap((page) => addressesOf(page).map((address) => [address, page] as const));
  return new Map([...own, ...ledOn].reverse());
});
