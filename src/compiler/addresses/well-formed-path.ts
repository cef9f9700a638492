import { plainLetters } from '../../shared/plain-letters';
import { canonicalPath } from '../../shared/read-path';
import { withoutEscapes } from '../../shared/without-escapes';

/** What stands for the id of an entry in the address of a template. */
export const ENTRY = '{id}';

/** Whether a text is an address in canonical form (decision N10). */
export function isWellFormedPath(path: string): boolean {
  return /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path);
}

/** How flat files end, which answer without it, too. */
const FLAT_ENDING = /\.html$/i;

/** How other programs end the addresses of their pages. */
const FORMER_ENDING = /\.(?:php|phtml|aspx?|jspx?|jsf|cfm|cgi|pl|htm|shtml|xhtml)$/i;

const DOCUMENT_ENDING = /\.(?:pdf|docx?|xlsx?|pptx?|od[pst]|rtf|epub|zip)$/i;

/** Those of files that a site has of its own; a version may end in `.2`. */
const OTHER_ENDING = /\.([a-z][a-z0-9]*)?$/;

/**
 * Names in letters of all alphabets, with what tells these where to join, and with the spaces and signs that people, and
 * programs that number copies, put between them.
 */
const FORMER_NAMES = /^(?:\/[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}\p{Join_Control} _~.(),'&+!=@;-]*)+$/u;

const SPACE_AT_END = / (?:\/|$)/;

/** Whether a text is an address that a page or a document may have had on a former website, in small letters and without escapes. */
export function isFormerPath(path: string): boolean {
  if (path === '/') return true;
  if (path !== formerForm(path) || SPACE_AT_END.test(path)) return false;
  const document = path.replace(DOCUMENT_ENDING, '');
  const names = document.replace(FORMER_ENDING, '');
  return FORMER_NAMES.test(names) && (document !== path || !OTHER_ENDING.test(names));
}

/** The same address, with what only a former website has in it. */
export function toFormerPath(path: string): string {
  const [whole = ''] = withoutHost(path).split(/[?#]/, 1);
  const former = formerForm(withoutEscapes(whole)).replace(FLAT_ENDING, '');
  if (isFormerPath(former)) return former;
  const [ending = ''] = FORMER_ENDING.exec(former) ?? DOCUMENT_ENDING.exec(former) ?? [];
  const own = toWellFormedPath(former.slice(0, former.length - ending.length));
  return own === '/' ? own : `${own}${ending}`;
}

/** Letters with a mark may be written as one character or as two, which look alike; browsers send what stands in the link. */
function formerForm(path: string): string {
  return canonicalPath(path).normalize('NFC');
}

/**
 * The same address in small letters, hyphens in the place of all else. Letters with a mark are written without it, those of
 * other alphabets by their sound, where that is known: else they are left out, and … is what has no others. What stands for
 * an entry stays.
 */
export function toWellFormedPath(path: string): string {
  if (path.trim() === '') return '/…';
  const own = withoutHost(path)
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

/** What stands before the address of a page where it is copied whole, or as a leaflet has it: www.example.com/contact. */
const HOST = /^(?:https?:\/\/[^/]*|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?=\/))/iu;

function withoutHost(address: string): string {
  return address.trim().replace(HOST, '');
}

function toWord(part: string): string {
  const plain = part.replaceAll(/[^a-z0-9-]+/g, '-');
  return /[a-z0-9]/.test(plain) || !/\p{L}/u.test(part) ? plain : '…';
}
