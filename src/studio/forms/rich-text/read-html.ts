import { isAllowedAttribute } from '../../../compiler/html/allowed-html';
import { TOKEN } from '../../../shared/token-syntax';
import type { Attributes, RichMark, RichNode } from './document';
import { BLOCK_ELEMENTS, HEADING, MARKS, NODE_OF_ELEMENT, TABLE_PARTS, TEXT_BLOCKS } from './elements';
import { type HtmlElement, type HtmlNode, treeOf } from './html-tree';
import { isSameMark, tidyLine } from './inline';

/** What the editor is to hold of a text, or what of it the editor cannot hold. */
export type ReadHtml =
  | { readonly document: RichNode }
  /** An element's name; nothing where it is not one element. */
  | { readonly unknown: string | undefined };

/** A text as the editor holds it, if it can hold all of it. */
export function readHtml(html: string): ReadHtml {
  const tree = treeOf(html);
  if (tree === undefined) return { unknown: undefined };
  try {
    const content = readBlocks(tree, 'doc');
    return { document: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] } };
  } catch (error) {
    if (error instanceof NotHeld) return { unknown: error.element };
    throw error;
  }
}

/** Something that has no place in the editor. */
class NotHeld extends Error {
  constructor(readonly element: string) {
    super(`The editor cannot hold <${element}>`);
  }
}

function readBlocks(nodes: readonly HtmlNode[], parent: string): RichNode[] {
  const blocks: RichNode[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    const content = readLine(line, []);
    if (content.length > 0) blocks.push({ type: 'line', attrs: { parent }, content });
    line = [];
  };
  for (const node of nodes) {
    if (node.kind === 'element' && BLOCK_ELEMENTS.has(node.name)) {
      endLine();
      blocks.push(readBlock(node, parent));
    } else line.push(node);
  }
  endLine();
  return blocks;
}

function readBlock(element: HtmlElement, parent: string): RichNode {
  const { name, children } = element;
  const attributes = keptAttributes(element);
  if (TEXT_BLOCKS.has(name)) return readTextBlock(element, attributes, parent);
  if (name === 'table') return { type: 'table', attrs: { attributes }, content: readTable(element) };
  const type = NODE_OF_ELEMENT[name];
  if (type === undefined || TABLE_PARTS.has(name)) throw new NotHeld(name);
  if (name === 'hr') return { type, attrs: { attributes } };
  const content = readBlocks(children, type);
  if (name === 'td' || name === 'th') return readCell(type, attributes, content);
  if (content.length === 0) throw new NotHeld(name);
  return { type, attrs: { attributes }, content };
}

function readTextBlock(element: HtmlElement, attributes: Attributes, parent: string): RichNode {
  const { name } = element;
  const content = readLine(element.children, []);
  // An empty one would vanish with the first change.
  if (content.length === 0) throw new NotHeld(name);
  const [, level] = HEADING.exec(name) ?? [];
  if (level === undefined) return { type: 'paragraph', attrs: { attributes, parent }, content };
  return { type: 'heading', attrs: { level: Number(level), attributes }, content };
}

function readTable({ children }: HtmlElement): RichNode[] {
  return elementsAlone(children, 'table').flatMap((part): RichNode[] => {
    if (part.name === 'tr') return [readRow(part, 'none')];
    // The editor knows of a row to which part it belongs, and nothing of the part itself.
    if (!TABLE_PARTS.has(part.name) || Object.keys(part.open.attributes).length > 0) throw new NotHeld(part.name);
    const rows = elementsAlone(part.children, part.name);
    if (rows.length === 0) throw new NotHeld(part.name);
    return rows.map((row) => readRow(row, part.name));
  });
}

function readRow(row: HtmlElement, part: string): RichNode {
  if (row.name !== 'tr') throw new NotHeld(row.name);
  const cells = elementsAlone(row.children, 'tr');
  if (cells.length === 0) throw new NotHeld('tr');
  return {
    type: 'tableRow',
    attrs: { attributes: keptAttributes(row), part },
    content: cells.map((cell) => readBlock(cell, 'tableRow')),
  };
}

function readCell(
  type: string,
  { colspan = '1', rowspan = '1', ...attributes }: Attributes,
  content: RichNode[],
): RichNode {
  const attrs = { attributes, colspan: spanOf(colspan), rowspan: spanOf(rowspan) };
  return { type, attrs, content: content.length > 0 ? content : [{ type: 'line' }] };
}

function spanOf(written: string): number {
  if (!/^[1-9]\d?$/.test(written)) throw new NotHeld('td');
  return Number(written);
}

/** The children of an element that holds nothing but elements. */
function elementsAlone(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return [node];
    if (node.token.kind === 'word') throw new NotHeld(name);
    return [];
  });
}

function readLine(nodes: readonly HtmlNode[], marks: RichMark[]): RichNode[] {
  return tidyLine(readWords(nodes, marks)).flatMap(withTokens);
}

function readWords(nodes: readonly HtmlNode[], marks: RichMark[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.kind === 'text') return [{ type: 'text', text: node.token.text, ...(marks.length > 0 && { marks }) }];
    const attributes = keptAttributes(node);
    if (node.name === 'br') {
      if (Object.keys(attributes).length > 0) throw new NotHeld('br');
      return [{ type: 'hardBreak', ...(marks.length > 0 && { marks }) }];
    }
    return readWords(node.children, withMark(marks, node.name, attributes));
  });
}

function withMark(marks: readonly RichMark[], name: string, { href, ...attributes }: Attributes): RichMark[] {
  if (!MARK_NAMES.includes(name)) throw new NotHeld(name);
  const mark = { type: name, attrs: { ...(name === 'a' && { href: href ?? null }), attributes } };
  const [same] = marks.filter(({ type }) => type === name);
  if (same !== undefined && !isSameMark(same, mark)) throw new NotHeld(name);
  const rank = ({ type }: RichMark) => MARK_NAMES.indexOf(type);
  return same === undefined ? [...marks, mark].sort((one, other) => rank(one) - rank(other)) : [...marks];
}

const MARK_NAMES: readonly string[] = MARKS;

/** What the sanitiser takes away is to be seen where it is written. */
function keptAttributes({ name, open }: HtmlElement): Attributes {
  const entries = Object.entries(open.attributes);
  if (!entries.every(([attribute, value]) => isAllowedAttribute(name, attribute, value))) throw new NotHeld(name);
  return open.attributes;
}

/** A text with what stands in double braces as nodes of their own. */
function withTokens(node: RichNode): RichNode[] {
  const { text, marks } = node;
  if (text === undefined || !text.includes('{{')) return [node];
  const nodes: RichNode[] = [];
  let at = 0;
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    if (index > at) nodes.push({ ...node, text: text.slice(at, index) });
    nodes.push({ type: 'token', attrs: { written }, ...(marks && { marks }) });
    at = index + written.length;
  }
  return at === text.length ? nodes : [...nodes, { ...node, text: text.slice(at) }];
}
