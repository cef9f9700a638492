import { diffArrays } from 'diff';
import { BLOCK_ELEMENTS } from './elements';
import { endOf, flat, type HtmlElement, type HtmlNode, startOf, treeOf } from './html-tree';
import { pairUp } from './pair-up';

/**
 * The text as it was written, with what was changed in the editor. `before` is what the editor makes of the text, nothing
 * of one that was still to be written, and `after` what it holds now. Whatever is the same in both stays as it is written: line breaks, indentation, entities and
 * quotation marks; what is new is laid out like its neighbours.
 */
export function mergeHtml(asWritten: string, before: string, after: string): string {
  if (before === after) return asWritten;
  const [old, now] = [treeOf(before), treeOf(after)];
  const original = growsLines(asWritten, partOf(before, old ?? []), partOf(after, now ?? []))
    ? `${asWritten}\n`
    : asWritten;
  const written = treeOf(original);
  if (written === undefined || old === undefined || now === undefined) return after;
  if (old.every(isSpace)) return endingLike(renderNew(partOf(after, now)), asWritten);
  const manner = { original, elements: elementsOf(written), hasLines: original.includes('\n') };
  const parts = { original: partOf(original, written), before: partOf(before, old), after: partOf(after, now) };
  return mergeBlocks(manner, parts, { indentation: '', apart: manner.hasLines ? '\n' : '' });
}

/** A text on one line, which ends as what stood in its place did. */
function endingLike(html: string, asWritten: string): string {
  const isLine = html.indexOf('\n') === html.length - 1;
  return isLine && asWritten !== '' && !asWritten.endsWith('\n') ? html.trimEnd() : html;
}

/** Whether a block that stood alone, on one line, gets others beside it: each has a line of its own then. */
function growsLines(original: string, before: Part, after: Part): boolean {
  return !original.includes('\n') && itemsOf(before).length === 1 && itemsOf(after).length > 1;
}

/** Some nodes that stand beside each other, with the text in which they stand. */
interface Part {
  readonly text: string;
  readonly nodes: readonly HtmlNode[];
  readonly start: number;
  readonly end: number;
}

/** A block, or the words between two blocks. */
interface Item extends Part {
  readonly element: HtmlElement | undefined;
}

/** Items with what stands between them: before the first, between each two and behind the last. */
interface Layout {
  readonly items: readonly Item[];
  readonly gaps: readonly string[];
}

/** How a text is laid out. */
interface Manner {
  readonly original: string;
  readonly elements: readonly HtmlElement[];
  readonly hasLines: boolean;
}

function partOf(text: string, nodes: readonly HtmlNode[]): Part {
  return { text, nodes, start: 0, end: text.length };
}

function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...elementsOf(node.children)] : []));
}

function contentOf({ text, nodes, start, end, element }: Item): Part {
  if (element === undefined) return { text, nodes, start, end };
  return { text, nodes: element.children, start: element.open.end, end: element.close?.start ?? element.open.end };
}

function layoutOf(part: Part): Layout {
  const { text, start, end } = part;
  const items = itemsOf(part);
  const edges = [start, ...items.flatMap((item) => [item.start, item.end]), end];
  const gaps = [...items, undefined].map((_item, index) => text.slice(edges[2 * index], edges[2 * index + 1]));
  return { items, gaps };
}

function itemsOf({ text, nodes }: Part): Item[] {
  const items: Item[] = [];
  let words: HtmlNode[] = [];
  const endWords = () => {
    const from = words.findIndex((node) => !isSpace(node));
    const line = words.slice(Math.max(from, 0), words.findLastIndex((node) => !isSpace(node)) + 1);
    const [first, last] = [line.at(0), line.at(-1)];
    if (first && last) items.push({ text, nodes: line, start: startOf(first), end: endOf(last), element: undefined });
    words = [];
  };
  for (const node of nodes) {
    if (node.kind === 'element' && BLOCK_ELEMENTS.has(node.name)) {
      endWords();
      items.push({ text, nodes: [node], start: startOf(node), end: endOf(node), element: node });
    } else words.push(node);
  }
  endWords();
  return items;
}

function isSpace(node: HtmlNode): boolean {
  return node.kind === 'text' && node.token.kind === 'space';
}

function sliceOf({ text, start, end }: Part): string {
  return text.slice(start, end);
}

/** The same blocks as they are written, as the editor has them of that, and as it has them now. */
interface Versions<Kind extends Part> {
  readonly original: Kind;
  readonly before: Kind;
  readonly after: Kind;
}

/** Where blocks stand. */
interface Surroundings {
  /** Of the line on which they stand. */
  readonly indentation: string;
  /** What stands between two of them, where the text has no example. */
  readonly apart: string;
}

function mergeBlocks(manner: Manner, { original, before, after }: Versions<Part>, at: Surroundings): string {
  const written = layoutOf(original);
  const old = itemsOf(before);
  const now = itemsOf(after);
  if (written.items.length !== old.length) return now.map((item) => render(manner, item, at.indentation)).join('');
  const pairs = pairUp(old.map(sliceOf), now.map(sliceOf));
  let merged = '';
  for (const [index, item] of now.entries()) {
    const from = pairs[index];
    const isKept = from !== undefined && from > 0;
    const gap = index === 0 ? written.gaps[0] : isKept ? written.gaps[from] : separatorOf(manner, written, item, at);
    const indentation = indentationIn(gap ?? '') ?? at.indentation;
    const [source, previous] = from === undefined ? [] : [written.items[from], old[from]];
    const versions = source && previous && { original: source, before: previous, after: item };
    merged += gap + (versions ? mergeItem(manner, versions, indentation) : render(manner, item, indentation));
  }
  return merged + (now.length === 0 || old.length === 0 ? '' : tailOf(manner, written, now.at(-1), at));
}

function mergeItem(manner: Manner, versions: Versions<Item>, indentation: string): string {
  const { original, before, after } = versions;
  if (sliceOf(before) === sliceOf(after)) return sliceOf(original);
  if (before.element === undefined && after.element === undefined) return mergeWords(versions);
  if (holdsBlocks(after) && !holdsBlocks(before)) return render(manner, after, indentation);
  const parts = { original: contentOf(original), before: contentOf(before), after: contentOf(after) };
  const content = mergeBlocks(manner, parts, { indentation, apart: '' });
  const { open = '', close = '' } = mergeTags(versions);
  return open + content + close;
}

/** The tags as they are written, where they have stayed the same. */
function mergeTags({ original, before, after }: Versions<Item>): { open?: string; close?: string } {
  if (after.element === undefined) return {};
  const isSame = before.element !== undefined && openingOf(before) === openingOf(after);
  const isSameName = before.element?.name === after.element.name;
  return {
    open: openingOf(isSame ? original : after),
    close: closingOf(isSameName ? original : after),
  };
}

function openingOf({ text, element }: Item): string {
  return element === undefined ? '' : text.slice(element.open.start, element.open.end);
}

function closingOf({ text, element }: Item): string {
  return element?.close === undefined ? '' : text.slice(element.close.start, element.close.end);
}

/** A line word by word. Where the editor has nested its marks in another order, it is written anew. */
function mergeWords({ original, before, after }: Versions<Item>): string {
  const [written, old, now] = [flat(original.nodes), flat(before.nodes), flat(after.nodes)];
  const isAligned = written.length === old.length && written.every(({ meaning }, i) => meaning === old[i]?.meaning);
  if (!isAligned) return sliceOf(after);
  let inOld = 0;
  let inNow = 0;
  let merged = '';
  const changes = diffArrays(
    old.map(({ meaning }) => meaning),
    now.map(({ meaning }) => meaning),
  );
  for (const { value, added, removed } of changes) {
    const [first, last] = added
      ? [now[inNow], now[inNow + value.length - 1]]
      : [written[inOld], written[inOld + value.length - 1]];
    if (!removed) merged += (added ? after : original).text.slice(first?.start, last?.end);
    if (!added) inOld += value.length;
    if (!removed) inNow += value.length;
  }
  return merged;
}

/** What stands before a block that is added behind another. */
function separatorOf(manner: Manner, { gaps }: Layout, item: Item, { indentation, apart }: Surroundings): string {
  const between = gaps.slice(1, -1).at(-1);
  if (between !== undefined) return between;
  const [lead = ''] = gaps;
  if (lead.includes('\n')) return lead;
  return apart === '' && isSpreadIn(manner, item) ? `\n${indentation}${STEP}` : apart;
}

/** What stands behind the last block. */
function tailOf(
  manner: Manner,
  { gaps }: Layout,
  last: Item | undefined,
  { indentation, apart }: Surroundings,
): string {
  const tail = gaps.at(-1) ?? '';
  const isPushedDown =
    gaps.length === 2 && apart === '' && tail === '' && last !== undefined && isSpreadIn(manner, last);
  return isPushedDown ? `\n${indentation}` : tail;
}

function indentationIn(gap: string): string | undefined {
  return /\n([ \t]*)$/.exec(gap)?.[1];
}

/** Elements of which each child stands on a line of its own, unless the text has others of their kind that are not so. */
const SPREAD: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot']);
const STEP = '  ';

function holdsBlocks({ element }: Item): boolean {
  return element !== undefined && SPREAD.has(element.name);
}

function isSpreadIn(manner: Manner, { element }: Item): boolean {
  return element !== undefined && SPREAD.has(element.name) && stepOf(manner, element.name) !== undefined;
}

/** A text where there was none: each block on a line of its own. */
function renderNew(part: Part): string {
  const manner = { original: '', elements: [], hasLines: true };
  return itemsOf(part)
    .map((item) => `${render(manner, item, '')}\n`)
    .join('');
}

/** A block that is new, in the manner of the text. */
function render(manner: Manner, item: Item, indentation: string): string {
  if (item.element?.close === undefined) return sliceOf(item);
  const children = itemsOf(contentOf(item));
  const step = stepOf(manner, item.element.name);
  const holdsSpread = children.slice(1).some((child) => isSpreadIn(manner, child));
  if (step === undefined && !holdsSpread) {
    return openingOf(item) + children.map((child) => render(manner, child, indentation)).join('') + closingOf(item);
  }
  const inner = indentation + (step ?? STEP);
  const lines = children.map((child) => render(manner, child, inner)).join(`\n${inner}`);
  return `${openingOf(item)}${step === undefined ? '' : `\n${inner}`}${lines}\n${indentation}${closingOf(item)}`;
}

/** By how much children are moved to the right; nothing where they stand on the line of their parent. */
function stepOf({ original, elements, hasLines }: Manner, name: string): string | undefined {
  const like = elements.find((element) => element.name === name);
  if (like === undefined) return SPREAD.has(name) && hasLines ? STEP : undefined;
  const [, inner] = /^\s*\n([ \t]*)/.exec(original.slice(like.open.end)) ?? [];
  if (inner === undefined) return undefined;
  const [outer = ''] = /^[ \t]*/.exec(original.slice(original.lastIndexOf('\n', like.open.start - 1) + 1)) ?? [];
  return inner.startsWith(outer) ? inner.slice(outer.length) : '';
}
