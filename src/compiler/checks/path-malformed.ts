import { canonicalPath } from '../../shared/read-path';
import { isReserved, oncePerPlace, pathClaims } from '../path-claims';
import type { Rule } from '../rule';

const WELL_FORMED = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** Addresses are written in canonical form (decision N10). */
export const pathMalformed: Rule<'path-malformed'> = (site) => {
  // Told in the settings.
  const prefixes = site.contract.languages.flatMap(({ prefix }) =>
    prefix === undefined || prefix.startsWith('/') ? [] : prefix,
  );
  return oncePerPlace(
    pathClaims(site)
      .filter(
        ({ path }) =>
          !WELL_FORMED.test(path) && !isReserved(path) && !prefixes.some((prefix) => path.startsWith(prefix)),
      )
      .map(({ path, source, pointer }) => ({
        code: 'path-malformed',
        place: { source, pointer },
        details: { path, correct: wellFormed(path) },
      })),
  );
};

/** Letters of other alphabets than that of addresses are left out, and those with a mark written without it. */
function wellFormed(path: string): string {
  if (path.trim() === '') return '/…';
  const own = path
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html?|php)$/i, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return canonicalPath(`/${own}`)
    .replaceAll(/[^a-z0-9/-]+/g, '-')
    .replaceAll(/-*\/-*/g, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)[-/]+$/, '');
}
