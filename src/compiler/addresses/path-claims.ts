import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { originalsFirst } from '../texts/originals';
import { placeKey } from '../values/place-key';
import { writtenRedirects } from './written-redirects';

/** An address that a page or a redirect takes for itself. */
export interface PathClaim {
  readonly path: string;
  readonly source: Source;
  readonly pointer: Pointer;
  /** Claims of the same owner do not collide: a page may have one path for several languages. */
  readonly owner: string;
  /** In which it is read, where that is known. */
  readonly language?: Language;
  /** It only leads on: nobody chooses any more how it is written. */
  readonly isFormer?: boolean;
}

export const pathClaims = oncePerObject((site: DraftSite): readonly PathClaim[] => [
  ...pageClaims(site),
  ...redirectClaims(site),
]);

/** What a page has besides its own address may be that of another one, and not the other way round. */
function pageClaims(site: DraftSite): PathClaim[] {
  const pages = originalsFirst(site.pages.all, ({ page }) => page);
  const own = pages.flatMap(({ id, page: { source, pointer, value }, alternates }) =>
    Object.entries(alternates).map(([language, path]) => ({
      path,
      language,
      source,
      pointer: [...pointer, 'path', ...(typeof value.path === 'object' ? [language] : [])],
      owner: id,
    })),
  );
  const others = pages.flatMap(({ id, page: { source, pointer }, also }) =>
    also.map((path, index) => ({ path, source, pointer: [...pointer, 'also', index], owner: id })),
  );
  return [...own, ...others];
}

function redirectClaims(site: DraftSite): PathClaim[] {
  return writtenRedirects(site).flatMap(({ redirect: { from }, source, pointer: ofRedirect }) => {
    if (from === undefined) return [];
    const pointer = [...ofRedirect, 'from'];
    return [{ path: from, source, pointer, owner: pointer.join('/'), isFormer: true }];
  });
}

/** Whether an address could be taken for a file of the build; hosts take `404` in any folder for what answers where nothing is. */
export function isReserved(path: string): boolean {
  return /^\/(assets|data|media|theme|index|404)(\/|$)|\/404$/.test(path);
}

/** Hosts take `/menu/index` for another name of `/menu`, to which they lead on: only what leads elsewhere may have it. */
export function isReservedForPages(path: string): boolean {
  return isReserved(path) || path.endsWith('/index');
}

/** A template claims its addresses once an entry; its editor has to mend them once. */
export function oncePerPlace<Found extends Finding & { readonly place: Claimed }>(findings: readonly Found[]): Found[] {
  return [...new Map(findings.map((found) => [placeKey(found.place), found])).values()];
}

type Claimed = Pick<PathClaim, 'source' | 'pointer'>;
