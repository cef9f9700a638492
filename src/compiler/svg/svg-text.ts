import type { Element, ElementContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { oncePerObject } from '../../shared/once-per-object';
import { NO_CHARACTER } from '../texts/no-character';
import { cleanSvg } from './clean-svg';

const XMLNS = 'http://www.w3.org/2000/svg';
const stringifier = unified()
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })
  .freeze();

/** Parts of an SVG as markup. */
export function svgText(parts: readonly ElementContent[]): string {
  return wellFormed(stringifier.stringify({ type: 'root', children: [...parts] }));
}

const TAG = /<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Written as HTML, markup may have what makes an XML parser, and with it the whole picture, fail. */
function wellFormed(markup: string): string {
  return markup
    .replaceAll(NO_CHARACTER, ' ')
    .replaceAll(']]>', ']]&gt;')
    .replaceAll(TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}

/** An SVG as a file of its own, cleaned; empty where the content is none. */
export function svgFile(content: Uint8Array): string {
  const svg: Element | undefined = cleanSvg(content);
  if (svg === undefined) return '';
  svg.properties = { xmlns: XMLNS, ...svg.properties };
  return `${svgText([svg])}\n`;
}

/** A file as it is served: an SVG, which could run code, as a mere picture. */
export function servedFile(path: string, content: Uint8Array): string | Uint8Array {
  return /\.svg$/i.test(path) ? servedSvg(content) : content;
}

const servedSvg = oncePerObject(svgFile);
