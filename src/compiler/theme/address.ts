import { withoutEscapes } from '../../shared/without-escapes';

/** What an address in a style sheet leads to. */
type StyleTarget =
  /** A file of the site; `suffix` is what follows its name: `#` and the id of a part. */
  | { readonly kind: 'file'; readonly path: string; readonly suffix: string }
  | { readonly kind: 'foreign' }
  /** Data in the style sheet itself, or a part of the document. */
  | { readonly kind: 'inline' };

const ANY_SITE = 'https://site.invalid';

/** Where an address leads, written in the style sheet at `path` below the site's folder. */
export function styleTarget(path: string, address: string): StyleTarget {
  if (address.startsWith('#') || /^data:/i.test(address)) return { kind: 'inline' };
  if (!URL.canParse(address, `${ANY_SITE}/${path}`)) return { kind: 'foreign' };
  const { origin, pathname, search, hash } = new URL(address, `${ANY_SITE}/${path}`);
  if (origin !== ANY_SITE || pathname.startsWith('//')) return { kind: 'foreign' };
  return { kind: 'file', path: withoutEscapes(pathname.slice(1)), suffix: search + hash };
}

/** Whether a text is an address of another host by itself, as a browser reads it. */
export function leadsToHost(text: string): boolean {
  if (!URL.canParse(text, ANY_SITE)) return false;
  const { origin, pathname, protocol } = new URL(text, ANY_SITE);
  return /^https?:$/.test(protocol) && (origin !== ANY_SITE || pathname.startsWith('//'));
}
