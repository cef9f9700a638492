import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { BLOCKS } from '../html/html-elements';

/** The beginning of a piece of HTML as plain text, at most so many characters, ending with a whole word. */
export function excerpt(html: string, characters: number): string {
  const plain = plainText(html);
  if (plain.length <= characters) return plain;
  return `${plain.slice(0, characters).replace(/\s*\S*$/, '')}…`;
}

/** What a piece of HTML says, on one line. */
export function plainText(html: string): string {
  return textOf(unified().use(rehypeParse, { fragment: true }).parse(html))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The text of a piece of parsed HTML, its tags stripped; what stands on lines of its own has spaces around it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map((child) => (isLine(child) ? ` ${textOf(child)} ` : textOf(child))).join('');
}

function isLine(node: Nodes): boolean {
  return node.type === 'element' && (node.tagName === 'br' || BLOCKS.has(node.tagName));
}
