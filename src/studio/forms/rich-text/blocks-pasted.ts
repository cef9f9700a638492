import { Fragment, type Node, Slice } from '@tiptap/pm/model';

const SIGN = /^\s*[-–*•·▪◦‣]\s+(?=\S)/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** A block that some paragraphs are together, and how many. */
interface Group {
  readonly block: Node;
  readonly count: number;
}

/**
 * What is pasted with its lists and tables as such, where paragraphs have only the signs or numbers of their items, or
 * tabs between their cells: one alone is none.
 */
export function withBlocks(slice: Slice): Slice {
  const blocks: Node[] = [];
  let hasGroups = false;
  for (let at = 0; at < slice.content.childCount; ) {
    const group = listFrom(slice.content, at) ?? tableFrom(slice.content, at);
    blocks.push(group?.block ?? slice.content.child(at));
    hasGroups ||= group !== undefined;
    at += group?.count ?? 1;
  }
  if (!hasGroups) return slice;
  // What stands around the cursor is no part of a list.
  const openAt = (block: Node | undefined, open: number) => (block?.isTextblock === true ? open : 0);
  return new Slice(Fragment.from(blocks), openAt(blocks[0], slice.openStart), openAt(blocks.at(-1), slice.openEnd));
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
  if (rows.length < 2) return undefined;
  const [head = [], ...others] = rows;
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

/** The paragraphs from one on that have tabs, each as many as the first, as texts of cells. */
function rowsFrom(content: Fragment, start: number): string[][] {
  const rows: string[][] = [];
  for (let at = start; at < content.childCount; at += 1) {
    const { type, childCount, firstChild, textContent } = content.child(at);
    const cells = textContent.split('\t').map((cell) => cell.trim());
    const isRow = type.name === 'paragraph' && childCount === 1 && firstChild?.isText === true && cells.length > 1;
    if (!isRow || cells.length !== (rows[0] ?? cells).length) break;
    rows.push(cells);
  }
  return rows;
}
