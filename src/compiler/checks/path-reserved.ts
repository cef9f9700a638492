import { isReserved, isReservedForPages, oncePerPlace, pathClaims } from '../addresses/path-claims';
import type { Rule } from '../rule';

/** What the build writes for itself is no address of a page. */
export const pathReserved: Rule<'path-reserved'> = (site) =>
  oncePerPlace(
    pathClaims(site)
      .filter(({ path, isFormer }) => (isFormer ? isReserved : isReservedForPages)(path))
      .map(({ path, source, pointer }) => ({ code: 'path-reserved', place: { source, pointer }, details: { path } })),
  );
