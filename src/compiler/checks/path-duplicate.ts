import { oncePerPlace, type PathClaim, pathClaims } from '../addresses/path-claims';
import type { Rule } from '../rule';

/** Every address belongs to one page or one redirect. */
export const pathDuplicate: Rule<'path-duplicate'> = (site) => {
  const first = new Map<string, PathClaim>();
  const findings = pathClaims(site).flatMap((claim) => {
    const { path, source, pointer, owner } = claim;
    const other = first.get(path);
    if (other === undefined) first.set(path, claim);
    if (other === undefined || other.owner === owner) return [];
    const details = { path, other: `site/${other.source.path}` };
    return [{ code: 'path-duplicate' as const, place: { source, pointer }, details }];
  });
  return oncePerPlace(findings);
};
