import { groupBy } from '../../shared/group-by';
import { oncePerPlace, type PathClaim, pathClaims } from '../addresses/path-claims';
import { recordedAddresses } from '../addresses/recorded-addresses';
import { ENTRY, toWellFormedPath } from '../addresses/well-formed-path';
import type { Rule } from '../rule';
import { type DraftSite, sourceOfSingleton } from '../site';
import { valueAt } from '../values/value-at';

/** Every address belongs to one page or one redirect. */
export const pathDuplicate: Rule<'path-duplicate'> = (site) => {
  const first = new Map<string, PathClaim>();
  const findings = ownersFirst(site).flatMap((claim) => {
    const { path, source, pointer, owner } = claim;
    const other = first.get(path);
    if (other === undefined) first.set(path, claim);
    if (other === undefined || other.owner === owner) return [];
    const ofPrefix = takenByPrefix(site, claim, other) ?? takenByPrefix(site, other, claim);
    if (ofPrefix !== undefined) return [ofPrefix];
    // Of a template, each entry takes an address of its own.
    const isTemplate = other.source === source && !claim.isFormer;
    const correct = withEntry(toWellFormedPath(path));
    const details = {
      path,
      other: `site/${other.source.path}`,
      ...(isTemplate && { correct }),
      ...(claim.isFormer && { isFormer: true as const }),
    };
    return [{ code: 'path-duplicate' as const, place: { source, pointer }, details }];
  });
  return oncePerPlace(findings);
};

/** First those who had the address before, or are called nearly as it is: the others have taken it from them. */
function ownersFirst(site: DraftSite): PathClaim[] {
  const had = new Set(recordedAddresses(site).map(({ address, page }) => `${page} ${address}`));
  const claims = pathClaims(site);
  const pathsOf = groupBy(claims, ({ owner }) => owner);
  const isOwner = ({ owner, path }: PathClaim) =>
    had.has(`${owner} ${path}`) ||
    path === `/${owner}` ||
    [`/${owner}`, ...(pathsOf.get(owner) ?? []).map((claim) => claim.path)].some((other) => beginAlike(path, other));
  return [...claims.filter(isOwner), ...claims.filter((claim) => !isOwner(claim))];
}

/** Whether two addresses, that are not the same, begin with the same few letters: «/servicios» and «/services». */
function beginAlike(one: string, other: string): boolean {
  return one !== other && one.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE);
}

/** With the slash before them. */
const ALIKE = 5;

/** Where a language has the address of a page for its prefix, the page had it before; not where it has its own code, as it mostly does. */
function takenByPrefix(site: DraftSite, page: PathClaim, home: PathClaim) {
  const { path } = page;
  const settings = sourceOfSingleton(site, 'settings');
  const index = site.contract.languages.findIndex(({ code, prefix }) => prefix === path && prefix !== `/${code}`);
  const isOfPrefix = home.source !== page.source && valueAt(home.source.data, home.pointer) !== path;
  if (settings === undefined || index < 0 || !isOfPrefix) return undefined;
  const place = { source: settings, pointer: ['languages', index, 'prefix'] };
  return { code: 'path-duplicate' as const, place, details: { path, other: `site/${page.source.path}` } };
}

function withEntry(path: string): string {
  return path.includes(ENTRY) ? path : `${path === '/' ? '' : path}/${ENTRY}`;
}
