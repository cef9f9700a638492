import { plainLetters } from '../../shared/plain-letters';
import { canonicalPath } from '../../shared/read-path';

/** What stands for the id of an entry in the address of a template. */
export const ENTRY = '{id}';

/** Whether a text is an address in canonical form (decision N10). */
export function isWellFormedPath(path: string): boolean {
  return /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path);
}

/** How other programs end the addresses of their pages. That of flat files is none of them: they answer without it, too. */
const FORMER_ENDING = /\.(?:php|phtml|aspx?|jspx?|jsf|cfm|cgi|pl|htm|shtml|xhtml)$/i;

/** Whether a text is an address that a page may have had on a former website, in small letters. */
export function isFormerPath(path: string): boolean {
  return isWellFormedPath(path.replace(FORMER_ENDING, '').replaceAll('_', '-')) && path === path.toLowerCase();
}

/** The same address, with what only a former website has in it. */
export function toFormerPath(path: string): string {
  const [whole = ''] = path.trim().split(/[?#]/, 1);
  const small = canonicalPath(whole);
  if (isFormerPath(small)) return small;
  const [ending = ''] = FORMER_ENDING.exec(whole) ?? [];
  const own = toWellFormedPath(whole.slice(0, whole.length - ending.length));
  return own === '/' ? own : `${own}${ending.toLowerCase()}`;
}

/**
 * The same address in small letters, hyphens in the place of all else. Letters with a mark are written without it, those of
 * other alphabets by their sound, where that is known: else they are left out, and … is what has no others. What stands for
 * an entry stays.
 */
export function toWellFormedPath(path: string): string {
  if (path.trim() === '') return '/…';
  const own = path
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replaceAll(/\{\{\s*entry\b[^{}]*\}\}/g, ENTRY)
    .replace(/\.(?:html?|php)$/i, '');
  return canonicalPath(`/${plainLetters(own)}`)
    .split(ENTRY)
    .map((part) => part.split('/').map(toWord).join('/'))
    .join(ENTRY)
    .replaceAll(/-*\/-*/g, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)[-/]+$/, '');
}

function toWord(part: string): string {
  const plain = part.replaceAll(/[^a-z0-9-]+/g, '-');
  return /[a-z0-9]/.test(plain) || !/\p{L}/u.test(part) ? plain : '…';
}
