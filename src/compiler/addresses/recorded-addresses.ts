import { addToGroup } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { Place } from '../findings/finding';
import { type DraftSite, isPartlyUnreadable, mayExist, singleton } from '../site';
import type { Source } from '../source';
import { writtenRedirects } from './written-redirects';

/** The file of a site that keeps the addresses it has had. */
export const ADDRESS_RECORD = 'addresses.yaml';

/** An address that the website has had, as addresses.yaml tells it. */
export interface RecordedAddress {
  readonly address: string;
  /** The page that was read there. */
  readonly page: string;
  /** In which language; of a redirect, none. */
  readonly language: Language | undefined;
}

/** Who answers at an address now. */
export interface Taker {
  readonly page: string;
  readonly language: Language;
  /** Where it says that it takes the address. */
  readonly place: { readonly source: Source; readonly pointer: Pointer };
  /** Its place in redirects.yaml, where it only leads on. */
  readonly redirect?: Pointer;
}

/** The addresses that the website has had; none, where it cannot be told who answers at which. */
export function recordedAddresses(site: DraftSite): RecordedAddress[] {
  const isKnown = !site.unreadable.has('redirects') && !isPartlyUnreadable(site, 'pages');
  if (!isKnown || site.contract.languages.length === 0) return [];
  return Object.entries(singleton(site, 'addresses') ?? {}).flatMap(([address, recorded]) =>
    recorded?.page === undefined ? [] : [{ address, page: recorded.page, language: recorded.language }],
  );
}

/** Who answers at each address. */
export const takersByAddress = oncePerObject((site: DraftSite): ReadonlyMap<string, readonly Taker[]> => {
  const takers = new Map<string, Taker[]>();
  for (const [address, taker] of [...pageTakers(site), ...redirectTakers(site)]) addToGroup(takers, address, taker);
  return takers;
});

function pageTakers(site: DraftSite): [string, Taker][] {
  const [main] = site.contract.languages;
  return site.pages.all.flatMap((page) => {
    const { id, alternates, also } = page;
    const { source, pointer } = page.page;
    return [
      ...Object.entries(alternates).map(([language, path]): [string, Taker] => [
        path,
        { page: id, language, place: placeOfPath(page, language) },
      ]),
      ...also.map((path, index): [string, Taker] => [
        path,
        { page: id, language: main?.code ?? '', place: { source, pointer: [...pointer, 'also', index] } },
      ]),
    ];
  });
}

function redirectTakers(site: DraftSite): [string, Taker][] {
  const [main] = site.contract.languages;
  return writtenRedirects(site).flatMap(({ redirect, source, pointer }): [string, Taker][] => {
    const { from, page, language = main?.code ?? '' } = redirect;
    if (from === undefined || page === undefined) return [];
    return [[from, { page, language, place: { source, pointer: [...pointer, 'from'] }, redirect: pointer }]];
  });
}

/** Where the path of a page in a language is written. */
export function placeOfPath(
  { page: { source, pointer, value } }: DraftSite['pages']['all'][number],
  language: Language,
): Extract<Place, { source: Source }> {
  return { source, pointer: [...pointer, 'path', ...(typeof value.path === 'object' ? [language] : [])] };
}

/** Whether there is a page of an id, or may be one where something could not be read. */
export function mayBePage(site: DraftSite, id: string): boolean {
  if (site.pages.byId.has(id)) return true;
  const [name = '', entry] = id.split(':');
  const page = site.collections.get('pages')?.get(name);
  if (page === undefined) return false;
  const each: unknown = Reflect.get(page.value, 'each');
  return entry === undefined ? each === undefined : mayExist(site, String(each), entry);
}
