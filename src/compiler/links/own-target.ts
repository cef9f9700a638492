import { oncePerObject } from '../../shared/once-per-object';
import { addressesOf } from '../addresses/addresses';
import { isTrialHost } from '../addresses/trial-host';
import { saysNoMore } from '../addresses/wrapped-address';
import { type DraftSite, singleton } from '../site';

/** Where an address of the site itself leads, by name. */
export interface OwnTarget {
  readonly page: string;
  readonly anchor?: string;
}

/** The page at an absolute address of this site, or of a copy of it that is only tried out; nothing where the address is of another, or no page's. */
export function ownTarget(site: DraftSite, address: string): OwnTarget | undefined {
  const own = singleton(site, 'settings')?.url;
  if (own === undefined || !/^https:\/\//.test(address) || !URL.canParse(own) || !URL.canParse(address))
    return undefined;
  const { host, pathname, search, hash } = new URL(address);
  const { host: ownHost } = new URL(own);
  if (nameOf(host) !== nameOf(ownHost) && !isTrialHost(host, ownHost, pathname === '/')) return undefined;
  if (search !== '' && !saysNoMore(search.slice(1))) return undefined;
  return targetAt(site, pathname, hash);
}

/** The same of an address that is written from the first slash of its path on, too. */
export function ownTargetOfPath(site: DraftSite, address: string): OwnTarget | undefined {
  const [, path, hash = ''] = /^(\/(?!\/)[^\s?#]*)(#\S*)?$/.exec(address) ?? [];
  return path === undefined ? ownTarget(site, address) : targetAt(site, path, hash);
}

function targetAt(site: DraftSite, path: string, hash: string): OwnTarget | undefined {
  const written = path === '/' ? path : path.replace(/(?:\/|\.html)$/, '');
  const known = pageByAddress(site.pages);
  const page = known.get(written) ?? known.get(withoutLanguage(site, written));
  return page === undefined ? undefined : { page, ...(hash.length > 1 && { anchor: hash.slice(1) }) };
}

/** An address may begin with a language, though that of the page does without it. */
function withoutLanguage({ contract }: DraftSite, path: string): string {
  const { code } = contract.languages.find((language) => path.startsWith(`/${language.code}/`)) ?? {};
  return code === undefined ? path : path.slice(code.length + 1);
}

function nameOf(host: string): string {
  return host.replace(/^www\./, '');
}

const pageByAddress = oncePerObject(
  ({ all }: DraftSite['pages']) =>
    new Map([...all].reverse().flatMap((page) => addressesOf(page).map((address) => [address, page.id]))),
);
