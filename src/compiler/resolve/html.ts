import type { LocalisedHtml } from '../../../generated/source-types';
import type { Html } from '../../shared/manifest';
import type { ResolveContext } from './resolve-context';
import { sanitise } from './sanitise';
import { resolveText } from './text';

/** HTML an editor wrote, as it may stand in a page. */
export function resolveHtml(html: LocalisedHtml, context: ResolveContext): Html {
  const text = resolveText(html, context);
  return { __html: isPlain(text) ? text : sanitise(text, context) };
}

const TEXT = '[^<>&\\0\\r]*';
const INLINE = `${TEXT}(?:<(?:strong>${TEXT}</strong|em>${TEXT}</em|b>${TEXT}</b|i>${TEXT}</i)>${TEXT})*`;
const ITEMS = `\\s*(?:<li>${INLINE}</li>\\s*)*`;
const BLOCKS = ['p', 'h2', 'h3', 'h4'].map((name) => `<${name}>${INLINE}</${name}>`);
const LISTS = ['ul', 'ol'].map((name) => `<${name}>${ITEMS}</${name}>`);
const PLAIN = new RegExp(`^\\s*(?:(?:${[...BLOCKS, ...LISTS].join('|')})\\s*)*$`);

/**
 * Whether HTML consists of nothing but paragraphs, headings and lists with bold and italic text in them, well formed:
 * most of it does, and the sanitiser, which takes its time, would give it back as it is.
 */
export function isPlain(html: string): boolean {
  return PLAIN.test(html);
}
