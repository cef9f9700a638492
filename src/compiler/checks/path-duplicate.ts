import { oncePerPlace, type PathClaim, pathClaims } from '../addresses/path-claims';
import { ENTRY, toWellFormedPath } from '../addresses/well-formed-path';
import type { Rule } from '../rule';

/** Every address belongs to one page or one redirect. */
export const pathDuplicate: Rule<'path-duplicate'> = (site) => {
  const first = new Map<string, PathClaim>();
  const findings = pathClaims(site).flatMap((claim) => {
    const { path, source, pointer, owner } = claim;
    const other = first.get(path);
    if (other === undefined) first.set(path, claim);
    if (other === undefined || other.owner === owner) return [];
    // Of a template, each entry takes an address of its own.
    const isTemplate = other.source === source && !claim.isFormer;
    const correct = withEntry(toWellFormedPath(path));
    const details = { path, other: `site/${other.source.path}`, ...(isTemplate && { correct }) };
    return [{ code: 'path-duplicate' as const, place: { source, pointer }, details }];
  });
  return oncePerPlace(findings);
};

function withEntry(path: string): string {
  return path.includes(ENTRY) ? path : `${path === '/' ? '' : path}/${ENTRY}`;
}
