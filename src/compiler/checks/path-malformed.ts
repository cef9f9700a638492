import { canonicalPath } from '../../shared/read-path';
import { isReserved, oncePerPlace, pathClaims } from '../path-claims';
import type { Rule } from '../rule';
import { isWellFormedPath } from '../well-formed-path';

/** Addresses are written in canonical form (decision N10). */
export const pathMalformed: Rule<'path-malformed'> = (site) =>
  oncePerPlace(
    pathClaims(site)
      .filter(({ path }) => !isWellFormedPath(path) && !isReserved(path))
      .map(({ path, source, pointer }) => ({
        code: 'path-malformed',
        place: { source, pointer },
        details: { path, correct: wellFormed(path) },
      })),
  );

function wellFormed(path: string): string {
  return canonicalPath(path)
    .replaceAll(/[^a-z0-9/-]+/g, '-')
    .replaceAll(/\/{2,}/g, '/');
}
