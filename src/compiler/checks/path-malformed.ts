import { canonicalPath } from '../../shared/read-path';
import type { Fix } from '../fix';
import { certain, possible, setting, valueAt } from '../fixes';
import { isReserved, oncePerPlace, type PathClaim, pathClaims } from '../path-claims';
import type { Rule } from '../rule';

const WELL_FORMED = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** Addresses are written in canonical form (decision N10). */
export const pathMalformed: Rule<'path-malformed'> = (site) => {
  const claims = pathClaims(site);
  const malformed = claims.filter(({ path }) => !WELL_FORMED.test(path) && !isReserved(path));
  const owners = malformed.length === 0 ? new Map<string, Set<string>>() : ownersByAddress(claims);
  return oncePerPlace(
    malformed.map((claim) => {
      const { path, source, pointer } = claim;
      const correct = wellFormed(path);
      return {
        code: 'path-malformed',
        place: { source, pointer },
        details: { path, correct },
        ...fixFor(claim, correct, owners),
      };
    }),
  );
};

/** Who has each address, or will have it once it is written correctly. */
function ownersByAddress(claims: readonly PathClaim[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { path, owner } of claims) {
    const address = wellFormed(path);
    owners.set(address, (owners.get(address) ?? new Set()).add(owner));
  }
  return owners;
}

/** Only where the address stands there as it is, and will be nobody else's. What is more than a way to write it is a guess. */
function fixFor(
  { path, source, pointer }: PathClaim,
  correct: string,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): { fix?: Fix } {
  const isFree = WELL_FORMED.test(correct) && !isReserved(correct) && owners.get(correct)?.size === 1;
  if (!isFree || valueAt(source.data, pointer) !== path) return {};
  const edit = setting({ source, pointer }, correct);
  return canonicalPath(path) === correct ? certain(edit) : possible(edit);
}

function wellFormed(path: string): string {
  return canonicalPath(path)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9/-]+/g, '-')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/(?<=\/)-+|-+(?=\/|$)/g, '');
}
