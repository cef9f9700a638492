import { type Attributes, attributesOf, type RichMark, type RichNode } from './document';
import { isSameMark, tidyLine } from './inline';

/** A text of the editor as HTML without any layout, the same for the same text. What is empty is left out. */
export function writeHtml(document: RichNode): string {
  return blocksOf(document).join('');
}

/** What holds a line without a paragraph around it. */
const HOLD_LINES: ReadonlySet<string> = new Set(['listItem', 'tableCell', 'tableHeader']);

function blocksOf({ type, content = [] }: RichNode): string[] {
  const blocks = content.flatMap((node) => {
    const inside = isJoining(node, type) ? writeLine(node) : writeBlock(node);
    return inside ? [{ node, inside }] : [];
  });
  return blocks.map(({ node, inside }, index) => {
    if (!isJoining(node, type)) return inside;
    // Lines that follow each other would be one.
    const neighbours = [blocks[index - 1], blocks[index + 1]];
    const isApart = !neighbours.some((neighbour) => neighbour !== undefined && isJoining(neighbour.node, type));
    const isAtHome = HOLD_LINES.has(type) || (node.type === 'line' && node.attrs?.parent === type);
    return isApart && isAtHome ? inside : element('p', undefined, inside);
  });
}

/** Whether it is a line, or a paragraph that has come to where it is in the editor and may be written as one. */
function isJoining(node: RichNode, parent: string): boolean {
  if (node.type === 'line') return true;
  return node.type === 'paragraph' && !hasAttributes(node) && node.attrs?.parent !== parent;
}

function hasAttributes(node: RichNode): boolean {
  return Object.keys(attributesOf(node) ?? {}).length > 0;
}

/** Nothing of what is empty. */
function writeBlock(node: RichNode): string | undefined {
  switch (node.type) {
    case 'paragraph':
      return withContent('p', node, writeLine(node));
    case 'heading':
      return withContent(`h${Number(node.attrs?.level)}`, node, writeLine(node));
    case 'blockquote':
      return withContent('blockquote', node, writeHtml(node));
    case 'bulletList':
      return withContent('ul', node, writeHtml(node));
    case 'orderedList':
      return withContent('ol', node, writeHtml(node));
    case 'listItem':
      return withContent('li', node, writeHtml(node));
    case 'horizontalRule':
      return tag('hr', attributesOf(node));
    case 'table':
      return element('table', attributesOf(node), writeRows(node.content ?? []));
    default:
      throw new Error(`A text holds no ${node.type} there`);
  }
}

function writeRows(rows: readonly RichNode[]): string {
  let html = '';
  let open = 'none';
  const parts = partsOf(rows);
  for (const [index, row] of rows.entries()) {
    const part = parts[index] ?? 'none';
    if (part !== open) html += (open === 'none' ? '' : `</${open}>`) + (part === 'none' ? '' : `<${part}>`);
    open = part;
    html += element('tr', attributesOf(row), (row.content ?? []).map((cell) => writeCell(cell, part)).join(''));
  }
  return open === 'none' ? html : `${html}</${open}>`;
}

/** To which part of the table each row belongs: one that was added, to that of the row before it, but not to the head. */
function partsOf(rows: readonly RichNode[]): string[] {
  const written = rows.map(({ attrs }) => (typeof attrs?.part === 'string' ? attrs.part : undefined));
  const parts: string[] = [];
  for (const [index, part] of written.entries()) {
    const before = parts[index - 1];
    const after = written.slice(index).find((one) => one !== undefined);
    parts.push(part ?? (before === undefined || before === 'thead' ? (after ?? 'tbody') : before));
  }
  return parts;
}

function writeCell(cell: RichNode, part: string): string {
  const isHeader = cell.type === 'tableHeader';
  const own = attributesOf(cell) ?? (isHeader ? { scope: part === 'thead' ? 'col' : 'row' } : {});
  const spans = { ...span('colspan', cell), ...span('rowspan', cell) };
  return element(isHeader ? 'th' : 'td', { ...own, ...spans }, writeHtml(cell));
}

function span(name: string, { attrs }: RichNode): Attributes {
  const count = Number(attrs?.[name] ?? 1);
  return count > 1 ? { [name]: String(count) } : {};
}

function writeLine({ content = [] }: RichNode): string {
  const open: RichMark[] = [];
  let html = '';
  const closeTo = (depth: number) => {
    for (const { type } of open.splice(depth).reverse()) html += `</${type}>`;
  };
  for (const node of tidyLine(content)) {
    const marks = node.marks ?? [];
    const differing = open.findIndex((mark, index) => !isSameMark(mark, marks[index]));
    closeTo(differing < 0 ? open.length : differing);
    for (const mark of marks.slice(open.length)) {
      html += tag(mark.type, { ...hrefOf(mark), ...attributesOf(mark) });
      open.push(mark);
    }
    html += writeInline(node);
  }
  closeTo(0);
  return html;
}

function hrefOf({ attrs }: RichMark): Attributes {
  return typeof attrs?.href === 'string' ? { href: attrs.href } : {};
}

function writeInline({ type, text = '', attrs }: RichNode): string {
  if (type === 'hardBreak') return '<br>';
  return escapeText(type === 'token' ? String(attrs?.written) : text);
}

function withContent(name: string, node: RichNode, content: string): string | undefined {
  return content === '' ? undefined : element(name, attributesOf(node), content);
}

function element(name: string, attributes: Attributes | undefined, content: string): string {
  return `${tag(name, attributes)}${content}</${name}>`;
}

function tag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join('')}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\u00a0', '&nbsp;');
}
