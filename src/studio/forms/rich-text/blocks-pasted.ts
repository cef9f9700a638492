import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { NUMBER, SIGN } from './list-signs';

// As Markdown has them.
const HEADING = /^\s*(#{1,6})\s+(?=[\p{L}\p{N}¿¡*_«“"])/u;
const QUOTE = /^\s*>\s+(?=\S)/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const CELLS = /^\s*\|(.*)\|\s*$/;
const UNDER_HEAD = /^:?-{2,}:?$/;

/** What some paragraphs are together, and how many they are. */
interface Group {
  /** Nothing where the page has no such thing, as a line between two parts. */
  readonly block?: Node;
  readonly count: number;
}

/**
 * What is pasted with its lists, tables, headings and quotations as such, where paragraphs have only the signs or numbers
 * of their items, or tabs between their cells: one item or row alone is none.
 */
export function withBlocks(slice: Slice): Slice {
  const blocks: Node[] = [];
  let hasGroups = false;
  for (let at = 0; at < slice.content.childCount; ) {
    const group = MAKERS.map((make) => make(slice.content, at)).find((made) => made !== undefined) ?? {
      block: slice.content.child(at),
      count: 1,
    };
    if (group.block) blocks.push(group.block);
    hasGroups ||= group.block !== slice.content.child(at);
    at += group.count;
  }
  if (!hasGroups || blocks.length === 0) return slice;
  // What stands around the cursor is no part of a list.
  const openAt = (block: Node | undefined, open: number) => (block?.isTextblock === true ? open : 0);
  return new Slice(Fragment.from(blocks), openAt(blocks[0], slice.openStart), openAt(blocks.at(-1), slice.openEnd));
}

const MAKERS: readonly ((content: Fragment, at: number) => Group | undefined)[] = [
  listFrom,
  tableFrom,
  headingFrom,
  quotationFrom,
  ruleFrom,
];

/** What is pasted with a paragraph each for what empty lines part, as mails have it. */
export function withParagraphs(slice: Slice): Slice {
  const blocks = slice.content.content.flatMap((block) =>
    block.type.name === 'paragraph' ? partsOf(block).map((part) => block.copy(Fragment.from(part))) : [block],
  );
  return blocks.length === slice.content.childCount
    ? slice
    : new Slice(Fragment.from(blocks), slice.openStart, slice.openEnd);
}

function partsOf(paragraph: Node): Node[][] {
  const parts: Node[][] = [];
  let part: Node[] = [];
  let ends: Node[] = [];
  for (const node of paragraph.content.content) {
    if (isEnd(node) || (ends.length > 0 && node.isText && node.text?.trim() === '')) {
      ends.push(node);
      continue;
    }
    if (ends.filter(isEnd).length > 1) {
      parts.push(part);
      part = [];
    } else part.push(...ends);
    ends = [];
    part.push(node);
  }
  return [...parts, part].filter((each, _index, all) => each.length > 0 || all.length === 1);
}

function isEnd({ type }: Node): boolean {
  return type.name === 'hardBreak';
}

/** Of a single cell, as one of a spreadsheet, what stands in it. */
export function withoutLoneCell(slice: Slice): Slice {
  const [table] = slice.content.content;
  const row = table?.firstChild;
  const isLone = slice.content.childCount === 1 && table?.type.name === 'table' && table.childCount === 1;
  return isLone && row?.childCount === 1 && row.firstChild ? Slice.maxOpen(row.firstChild.content) : slice;
}

function listFrom(content: Fragment, at: number): Group | undefined {
  const items = [SIGN, NUMBER].map((sign) => itemsFrom(content, at, sign)).find(({ length }) => length > 1);
  const { schema } = content.child(at).type;
  const list = items && schema.nodes[isNumbered(content.child(at)) ? 'orderedList' : 'bulletList'];
  return list && { block: list.create(null, items), count: items.length };
}

function headingFrom(content: Fragment, at: number): Group | undefined {
  const paragraph = content.child(at);
  const [written = '', signs] = HEADING.exec(paragraph.firstChild?.text ?? '') ?? [];
  const { heading } = paragraph.type.schema.nodes;
  if (signs === undefined || paragraph.type.name !== 'paragraph' || !heading) return undefined;
  const level = Math.min(Math.max(signs.length, 2), 4);
  return { block: heading.create({ level }, paragraph.content.cut(written.length)), count: 1 };
}

function quotationFrom(content: Fragment, start: number): Group | undefined {
  const paragraphs: Node[] = [];
  for (let at = start; at < content.childCount; at += 1) {
    const paragraph = content.child(at);
    const [written] = QUOTE.exec(paragraph.firstChild?.text ?? '') ?? [];
    if (written === undefined || paragraph.type.name !== 'paragraph') break;
    paragraphs.push(paragraph.copy(paragraph.content.cut(written.length)));
  }
  const { blockquote } = content.child(start).type.schema.nodes;
  return paragraphs.length > 0 && blockquote
    ? { block: blockquote.create(null, paragraphs), count: paragraphs.length }
    : undefined;
}

function ruleFrom(content: Fragment, at: number): Group | undefined {
  return content.childCount > 1 && RULE.test(content.child(at).textContent) ? { count: 1 } : undefined;
}

/** The paragraphs from one on that have a sign, as items without it; of numbers, as long as each is the next one. */
function itemsFrom(content: Fragment, start: number, sign: RegExp): Node[] {
  const items: Node[] = [];
  for (let at = start; at < content.childCount; at += 1) {
    const paragraph = content.child(at);
    const [written = '', number] = sign.exec(paragraph.firstChild?.text ?? '') ?? [];
    const isNext = number === undefined || Number(number) === items.length + 1;
    const { listItem, line } = paragraph.type.schema.nodes;
    if (paragraph.type.name !== 'paragraph' || written === '' || !isNext || !listItem || !line) break;
    items.push(listItem.create(null, line.create(null, paragraph.content.cut(written.length))));
  }
  return items;
}

function isNumbered(paragraph: Node): boolean {
  return NUMBER.test(paragraph.firstChild?.text ?? '');
}

function tableFrom(content: Fragment, start: number): Group | undefined {
  const rows = rowsFrom(content, start);
  const [head = [], ...others] = rows.filter((cells) => !cells.every((cell) => UNDER_HEAD.test(cell)));
  if (others.length === 0) return undefined;
  const table = {
    type: 'table',
    content: [rowOf(head, 'tableHeader', 'thead'), ...others.map((cells) => rowOf(cells, 'tableCell', 'tbody'))],
  };
  return { block: content.child(start).type.schema.nodeFromJSON(table), count: rows.length };
}

function rowOf(cells: readonly string[], type: string, part: string) {
  const lineOf = (text: string) => ({ type: 'line', content: text === '' ? [] : [{ type: 'text', text }] });
  return { type: 'tableRow', attrs: { part }, content: cells.map((text) => ({ type, content: [lineOf(text)] })) };
}

/** The paragraphs from one on that have tabs or lines between their cells, each as many as the first, as texts of cells. */
function rowsFrom(content: Fragment, start: number): string[][] {
  const rows: string[][] = [];
  for (let at = start; at < content.childCount; at += 1) {
    const { type, childCount, firstChild, textContent } = content.child(at);
    const [, between] = CELLS.exec(textContent) ?? [];
    const cells = (between?.split('|') ?? textContent.split('\t')).map((cell) => cell.trim());
    const isRow = type.name === 'paragraph' && childCount === 1 && firstChild?.isText === true && cells.length > 1;
    if (!isRow || cells.length !== (rows[0] ?? cells).length) break;
    rows.push(cells);
  }
  return rows;
}
