import { addressesOf } from '../addresses/addresses';
import { type WrittenLink, writtenLinks } from '../links';
import { oncePerObject } from '../once-per-object';
import type { Fix } from '../problems/fix';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { valuesResolvedAs } from '../values';

type Found = ReturnType<Rule<'link-own-address'>>[number];

/** Where an address of the site itself leads, by name. */
interface OwnTarget {
  readonly page: string;
  readonly anchor?: string;
}

/** The site's own pages are named: by their address they would be those of one language, and of the published website. */
export const linkOwnAddress: Rule<'link-own-address'> = (site) => [
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value: { url } }) => {
    const target = url === undefined ? undefined : ownTarget(site, url);
    if (url === undefined || target === undefined) return [];
    const file = source.path;
    const fix: Fix = {
      edits: [
        { do: 'set', file, pointer: [...pointer, 'url'], value: target.page },
        { do: 'rename', file, pointer: [...pointer, 'url'], key: 'page' },
        ...(target.anchor === undefined
          ? []
          : [{ do: 'insert' as const, file, pointer: [...pointer, 'anchor'], value: target.anchor }]),
      ],
      isCertain: true,
    };
    return [finding(url, target, { source, pointer: [...pointer, 'url'] }, fix)];
  }),
  ...writtenLinks(site).flatMap((link) => {
    const target = link.address === undefined ? undefined : ownTarget(site, link.address);
    return target === undefined ? [] : [inHtml(link, link.address ?? '', target)];
  }),
];

function inHtml({ source, placeOf, inHtml }: WrittenLink, address: string, target: OwnTarget): Found {
  const { pointer = [], text = '', part = { offset: 0, length: 0 } } = inHtml ?? {};
  const anchor = target.anchor === undefined ? '' : `#${target.anchor}`;
  const value = `${text.slice(0, part.offset)}page:${target.page}${anchor}${text.slice(part.offset + part.length)}`;
  const fix: Fix = { edits: [{ do: 'set', file: source.path, pointer, value }], isCertain: true };
  return finding(address, target, placeOf('page'), fix, 'href');
}

function finding(address: string, target: OwnTarget, place: Found['place'], fix: Fix, href?: 'href'): Found {
  return { code: 'link-own-address', place, details: { address, ...target, inHtml: href !== undefined }, fix };
}

/** The page at an absolute address of this site; nothing where the address is of another, or no page's. */
function ownTarget(site: DraftSite, address: string): OwnTarget | undefined {
  const own = singleton(site, 'settings')?.url;
  if (own === undefined || !/^https:\/\//.test(address) || !URL.canParse(own) || !URL.canParse(address))
    return undefined;
  const { host, pathname, search, hash } = new URL(address);
  if (nameOf(host) !== nameOf(new URL(own).host) || search !== '') return undefined;
  const page = pageByAddress(site.pages).get(pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));
  return page === undefined ? undefined : { page, ...(hash.length > 1 && { anchor: hash.slice(1) }) };
}

function nameOf(host: string): string {
  return host.replace(/^www\./, '');
}

const pageByAddress = oncePerObject(
  ({ all }: DraftSite['pages']) =>
    new Map([...all].reverse().flatMap((page) => addressesOf(page).map((address) => [address, page.id]))),
);
