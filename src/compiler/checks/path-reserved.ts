import { isReserved, oncePerPlace, pathClaims } from '../addresses/path-claims';
import type { Rule } from '../rule';

/** What the build writes for itself is no address of a page. */
export const pathReserved: Rule<'path-reserved'> = (site) =>
  oncePerPlace(
    pathClaims(site)
      // Hosts take `/menu/index` for another name of `/menu`, to which they lead on.
      .filter(({ path, isFormer }) => isReserved(path) || (!isFormer && path.endsWith('/index')))
      .map(({ path, source, pointer }) => ({ code: 'path-reserved', place: { source, pointer }, details: { path } })),
  );
