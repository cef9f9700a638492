import { isWithinSite } from '../../../compiler/html/allowed-html';
import { parseHtmlLink } from '../../../compiler/html/html-links';

/** Where a link in a text leads, as people think of it. */
export type LinkTarget =
  | { readonly kind: 'page' | 'post' | 'file'; readonly name: string; readonly anchor: string }
  | { readonly kind: 'here'; readonly anchor: string }
  | { readonly kind: 'web' | 'mail' | 'phone'; readonly address: string };

export type LinkKind = LinkTarget['kind'];

export const LINK_KINDS: readonly LinkKind[] = ['page', 'post', 'file', 'here', 'web', 'mail', 'phone'];

/** Where an address leads. */
export function readAddress(href: string): LinkTarget {
  const { page, post, file, anchor = '' } = parseHtmlLink(href) ?? {};
  if (page !== undefined) return { kind: 'page', name: page, anchor };
  if (post !== undefined) return { kind: 'post', name: post, anchor };
  if (file !== undefined) return { kind: 'file', name: file, anchor };
  if (href.startsWith('#')) return { kind: 'here', anchor: href.slice(1) };
  if (/^mailto:/i.test(href)) return { kind: 'mail', address: href.slice('mailto:'.length) };
  if (/^tel:/i.test(href)) return { kind: 'phone', address: href.slice('tel:'.length) };
  return { kind: 'web', address: href };
}

/** The address of a target; nothing where it is none that a link may have. */
export function writeAddress(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'page':
    case 'post':
    case 'file':
      if (target.name === '') return undefined;
      return `${target.kind}:${target.name}${target.anchor === '' ? '' : `#${target.anchor}`}`;
    case 'here':
      return target.anchor === '' ? undefined : `#${target.anchor}`;
    case 'mail': {
      const address = target.address.trim();
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? `mailto:${address}` : undefined;
    }
    case 'phone': {
      const number = target.address.replaceAll(/[\s().-]/g, '');
      return /^\+?\d{3,}$/.test(number) || target.address.includes('{{') ? `tel:${number}` : undefined;
    }
    default:
      return webAddress(target.address.trim());
  }
}

/** Only what is sent in secret may be linked: `example.org` and `http://example.org` are taken for `https://example.org`. */
function webAddress(written: string): string | undefined {
  if (/^(?:page|post|file):./.test(written) || isWithinSite(written)) return written;
  if (written.includes('{{')) return written;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written)
    ? written.replace(/^http:/i, 'https:')
    : `https://${written}`;
  const isPlain = URL.canParse(address) && /^https:\/\/[^\s/]+\.[^\s/.]{2,}/i.test(address);
  return isPlain && !/\s/.test(address) ? address : undefined;
}
