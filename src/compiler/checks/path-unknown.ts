import { addressesOf } from '../addresses/addresses';
import { setEdit, suggestedFix } from '../findings/fixes';
import type { Rule } from '../rule';
import { type DraftSite, isPartlyUnreadable, singleton, sourceOfSingleton } from '../site';
import { suggestionFor } from '../spelling/suggest';

/** The address that follows a submission must lead to a page: its own, or one that redirects to it. */
export const pathUnknown: Rule<'path-unknown'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const path = singleton(site, 'settings')?.forms?.successPath;
  if (source === undefined || path === undefined || !areAddressesKnown(site)) return [];
  const valid = addresses(site);
  if (valid.includes(path)) return [];
  const place = { source, pointer: ['forms', 'successPath'] };
  const own = pageCalled(site, path);
  const meant = own === undefined ? suggestionFor(path, valid) : { suggestion: own };
  const fix = suggestedFix(path, meant, valid, (suggestion) => setEdit(place, suggestion));
  return [{ code: 'path-unknown', place, details: { path, ...meant }, ...fix }];
};

/** The address of a page that is called by its name, or without its slash. */
function pageCalled(site: DraftSite, path: string): string | undefined {
  const page = site.pages.byId.get(path.replace(/^\//, ''));
  const address = `/${path.replace(/^\/+/, '')}`;
  return addresses(site).includes(address) ? address : page && addressesOf(page)[0];
}

function addresses(site: DraftSite): string[] {
  const redirects = singleton(site, 'redirects')?.redirects ?? [];
  return [...site.pages.all.flatMap(addressesOf), ...redirects.flatMap((redirect) => redirect?.from ?? [])];
}

/** A page that lacks its address in one language is told where it does. */
function areAddressesKnown(site: DraftSite): boolean {
  const isPlaced = ([id, { value }]: [string, { readonly value: object }]) =>
    'each' in value || site.pages.byId.has(id);
  const isReadable = !site.unreadable.has('redirects') && !isPartlyUnreadable(site, 'pages');
  return isReadable && [...(site.collections.get('pages') ?? [])].every(isPlaced);
}
