import { isCollection, isMap } from 'yaml';
import { insertion, removal, type TextEdit } from '../compiler/values/text-edit';
import { beginsLine, columnOf, commentLine, endOfLine, endOfLineBefore, startOfLine, startOfNextLine } from './lines';
import type { ParsedYaml } from './parsed-yaml';
import type { Item, Layout } from './slots';

/**
 * Where an item of a block begins, its own comments included: those on the lines directly above it, at its column. What
 * stands above the first line of a file is about the file.
 */
export function beginOf({ text, root }: ParsedYaml, { node, items }: Layout, index: number): number {
  const { start } = at(items, index);
  const isFirstOfFile = node === root && index === 0;
  if (!beginsLine(text, start) || isFirstOfFile) return start;
  const before = index === 0 ? 0 : at(items, index - 1).end;
  const column = columnOf(text, start);
  let begin = start;
  for (;;) {
    const line = startOfLine(text, begin);
    if (line === 0) return begin;
    const above = startOfLine(text, line - 1);
    const comment = commentLine(text, above);
    if (comment === undefined || comment.column !== column || above < before) return begin;
    begin = comment.offset;
  }
}

/**
 * Where an item of a block ends, its own comments included: those at the end of its last line, and on lines below that
 * are further to the right than the item. The last line break is excluded.
 */
export function endOfItem({ text }: ParsedYaml, { column, items }: Layout, index: number): number {
  let end = endOfLine(text, at(items, index).end);
  let line = startOfNextLine(text, end);
  while (line < text.length) {
    const comment = commentLine(text, line);
    if (comment === undefined && text.slice(line, endOfLine(text, line)).trim() !== '') break;
    if (comment !== undefined && comment.column <= column) break;
    if (comment !== undefined) end = endOfLine(text, line);
    line = startOfNextLine(text, line);
  }
  return end;
}

/** The blank lines between an item and the next one; empty where there are none, or something else stands there as well. */
function gapBehind(parsed: ParsedYaml, layout: Layout, index: number): string {
  if (index < 0 || index + 1 >= layout.items.length) return '';
  const { text } = parsed;
  const next = startOfLine(text, beginOf(parsed, layout, index + 1));
  const gap = text.slice(startOfNextLine(text, endOfItem(parsed, layout, index)), next);
  return gap.trim() === '' ? gap : '';
}

/** The blank lines that an item needs to stand apart at an index, as those beside it do. Lines of single values do not. */
export function gapAt(parsed: ParsedYaml, layout: Layout, index: number): string {
  const { node, items } = layout;
  if (isMap(node) && !node.items.every(({ value }) => isCollection(value))) return '';
  return gapBehind(parsed, layout, Math.max(0, index === items.length ? index - 2 : index - 1));
}

/** Puts an item before the one that has its index, or behind the last. */
export function insertIntoBlock(parsed: ParsedYaml, layout: Layout, index: number, item: string): TextEdit[] {
  const gap = gapAt(parsed, layout, index);
  if (index === layout.items.length) return insertBehindInBlock(parsed, layout, index, item, gap);
  const text = item + parsed.lineBreak + gap + ' '.repeat(layout.column);
  return [insertion(beginOf(parsed, layout, index), text)];
}

/** The same directly behind the item before it. */
export function insertBehindInBlock(
  parsed: ParsedYaml,
  layout: Layout,
  index: number,
  item: string,
  gap = '',
): TextEdit[] {
  const text = parsed.lineBreak + gap + ' '.repeat(layout.column) + item;
  return [insertion(endOfItem(parsed, layout, index - 1), text)];
}

/** Takes away an item of a block that has others, with one of the gaps around it: that of the last one is above it. */
export function removeFromBlock(parsed: ParsedYaml, layout: Layout, index: number): TextEdit[] {
  const { text } = parsed;
  const begin = beginOf(parsed, layout, index);
  const end = endOfItem(parsed, layout, index);
  const [above, below] = [gapBehind(parsed, layout, index - 1), gapBehind(parsed, layout, index)];
  const isLast = index === layout.items.length - 1;
  if (above !== '' && (below !== '' || isLast)) return [removal(endOfItem(parsed, layout, index - 1), end)];
  if (index === 0 && below !== '' && beginsLine(text, begin))
    return [removal(startOfContent(text, begin), startOfLine(text, beginOf(parsed, layout, 1)))];
  if (beginsLine(text, begin)) return [wholeLines(text, begin, end)];
  // It stands behind the sign of what holds it: the next one takes its place.
  const next = beginOf(parsed, layout, index + 1);
  return text.slice(end, next).includes('#')
    ? [removal(text.slice(0, begin).trimEnd().length, end)]
    : [removal(begin, next)];
}

/** Puts an item, with its comments, at another index. */
export function moveInBlock(parsed: ParsedYaml, layout: Layout, index: number, to: number): TextEdit[] {
  const begin = beginOf(parsed, layout, index);
  const chunk = parsed.text.slice(begin, endOfItem(parsed, layout, index));
  return [
    ...removeFromBlock(parsed, layout, index),
    ...insertIntoBlock(parsed, layout, to > index ? to + 1 : to, chunk),
  ];
}

/** Takes lines away with one line break: that behind them, or at the end of the text that before. */
function wholeLines(text: string, begin: number, end: number): TextEdit {
  const next = startOfNextLine(text, end);
  const isLast = next === text.length && text[next - 1] !== '\n';
  const before = isLast ? endOfLineBefore(text, begin) : undefined;
  return before === undefined ? removal(startOfContent(text, begin), next) : removal(before, end);
}

function startOfContent(text: string, offset: number): number {
  const start = startOfLine(text, offset);
  return start === 0 && text.startsWith('\ufeff') ? 1 : start;
}

function at(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index}`);
  return item;
}
