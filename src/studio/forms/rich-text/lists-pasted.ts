import { Fragment, type Node, Slice } from '@tiptap/pm/model';

const SIGN = /^\s*[-–*•·▪◦‣]\s+(?=\S)/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** What is pasted with its lists as such, where paragraphs have only the signs or numbers of their items: one alone is none. */
export function withLists(slice: Slice): Slice {
  const blocks: Node[] = [];
  let hasLists = false;
  for (let at = 0; at < slice.content.childCount; ) {
    const block = slice.content.child(at);
    const items = [SIGN, NUMBER].map((sign) => itemsFrom(slice.content, at, sign)).find(({ length }) => length > 1);
    const list = items && block.type.schema.nodes[isNumbered(block) ? 'orderedList' : 'bulletList'];
    const isList = items !== undefined && list !== undefined;
    blocks.push(isList ? list.create(null, items) : block);
    hasLists ||= isList;
    at += isList ? items.length : 1;
  }
  if (!hasLists) return slice;
  // What stands around the cursor is no part of a list.
  const openAt = (block: Node | undefined, open: number) => (block?.isTextblock === true ? open : 0);
  return new Slice(Fragment.from(blocks), openAt(blocks[0], slice.openStart), openAt(blocks.at(-1), slice.openEnd));
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
