import { canonicalPath } from '../../shared/read-path';

/** What stands for the id of an entry in the address of a template. */
export const ENTRY = '{id}';

/** Whether a text is an address in canonical form (decision N10). */
export function isWellFormedPath(path: string): boolean {
  return /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path);
}

/**
 * The same address in small letters, hyphens in the place of all else. Letters of other alphabets are left out, those with
 * a mark are written without it; what stands for an entry stays.
 */
export function toWellFormedPath(path: string): string {
  if (path.trim() === '') return '/…';
  const own = path
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html?|php)$/i, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return canonicalPath(`/${own}`)
    .split(ENTRY)
    .map((part) => part.toLowerCase().replaceAll(/[^a-z0-9/-]+/g, '-'))
    .join(ENTRY)
    .replaceAll(/-*\/-*/g, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)[-/]+$/, '');
}
