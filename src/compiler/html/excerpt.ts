import type { Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { BLOCKS, HEADINGS } from './html-elements';

/**
 * How a piece of HTML begins, up to its first heading or table, as plain text: at most so many characters, ending with a whole word.
 * A figure does not go without its unit, nor a sentence that has ended on.
 */
export function excerpt(html: string, characters: number): string {
  const root = parsed(html);
  const plain = inWords(opening(root)) || inWords(root);
  if (plain.length <= characters) return plain;
  const cut = plain.slice(0, characters);
  const words = cut.replace(/ *[^ ]*$/, '');
  const whole = cut.length - words.length > LONGEST_WORD ? cut.replace(BEFORE_MORE, '') : words;
  return SENTENCE_END.test(whole) ? whole : `${whole}…`;
}

/** What is longer has no spaces between its words, as in Japanese. */
const LONGEST_WORD = 50;
/** What does not stand at the end of what is cut off: a mark behind which something follows, or half a sign. */
const BEFORE_MORE = /(?:[、，：；\p{Ps}\p{Pi}]|[\ud800-\udbff])+$/u;

/** Not that of a short word or of a figure, which may be an abbreviation or an ordinal. */
const SENTENCE_END = /[!?…。！？]$|(?:\p{L}{4}|[^\p{L}\d])\.$/u;

/** What a piece of HTML says, on one line. */
export function plainText(html: string): string {
  return inOneLine(parsed(html));
}

/** The same as it is written, spaces and all. */
export function textInHtml(html: string): string {
  return textOf(parsed(html));
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

function parsed(html: string): Root {
  return parser.parse(html);
}

function inOneLine(root: Root): string {
  return textOf(root).replaceAll(/\s+/g, ' ').trim();
}

/** The same, with the spaces at which no line ends, and without those that no sentence has behind a mark as wide as two letters. */
function inWords(root: Root): string {
  return textOf(root)
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .replaceAll(/(?<=[。！？」』）]) /g, '')
    .trim();
}

/** The first sentences: what stands before a heading or a table, behind those with which it begins. */
function opening({ children, ...root }: Root): Root {
  const first = children.findIndex((child) => !isHeadingOrTable(child) && textOf(child).trim() !== '');
  const next = children.findIndex((child, index) => index > first && isHeadingOrTable(child));
  return { ...root, children: first < 0 ? [] : children.slice(first, next < 0 ? undefined : next) };
}

function isHeadingOrTable(node: Nodes): boolean {
  return node.type === 'element' && (HEADINGS.has(node.tagName) || node.tagName === 'table');
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
