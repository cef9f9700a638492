import { insertion, removal, type TextEdit } from '../compiler/values/text-edit';
import { beginsLine, columnOf, commentLine, endOfLine, startOfLine, startOfNextLine } from './lines';
import type { ParsedYaml } from './parsed-yaml';
import type { Layout } from './slots';

/** Puts an item between brackets or braces, before the one that has its index, or behind the last. */
export function insertIntoFlow(
  { text, lineBreak }: ParsedYaml,
  { node, items }: Layout,
  index: number,
  item: string,
): TextEdit[] {
  const next = items[index];
  if (next !== undefined) {
    if (!beginsLine(text, next.start)) return [insertion(next.start, `${item}, `)];
    const begin = beginOf(text, next.start, items[index - 1]?.end ?? node.range?.[0] ?? 0);
    return [insertion(begin, `${item},${lineBreak}${text.slice(startOfLine(text, begin), begin)}`)];
  }
  const last = items[index - 1];
  if (last === undefined) return [insertion((node.range?.[1] ?? 1) - 1, item)];
  const comma = commaAfter(text, last.end);
  const end = comma === undefined ? last.end : comma + 1;
  const missingComma = comma === undefined ? [insertion(last.end, ',')] : [];
  if (!beginsLine(text, last.start) || !endsLine(text, end)) {
    return [...missingComma, insertion(end, ` ${item}`)];
  }
  const indentation = text.slice(startOfLine(text, last.start), last.start);
  const closing = comma === undefined ? '' : ',';
  return [...missingComma, insertion(endOfLine(text, end), `${lineBreak}${indentation}${item}${closing}`)];
}

/** Takes away an item between brackets or braces. */
export function removeFromFlow({ text }: ParsedYaml, { node, items }: Layout, index: number): TextEdit[] {
  const [item, previous, next] = [items[index], items[index - 1], items[index + 1]];
  if (item === undefined) return [];
  const [start = 0, closing = 0] = node.range ?? [];
  if (items.length === 1 && !text.slice(start, closing).includes('#')) return [removal(start + 1, closing - 1)];
  const comma = commaAfter(text, item.end);
  const end = comma === undefined ? item.end : comma + 1;
  if (beginsLine(text, item.start) && endsLine(text, end)) {
    const begin = beginOf(text, item.start, previous?.end ?? node.range?.[0] ?? 0);
    const firstLine = startOfLine(text, begin);
    const lines = removal(firstLine, startOfNextLine(text, end));
    const commaBefore =
      next === undefined && comma === undefined ? commaAfter(text, previous?.end ?? firstLine) : undefined;
    return commaBefore === undefined || commaBefore >= firstLine
      ? [lines]
      : [removal(commaBefore, commaBefore + 1), lines];
  }
  if (next !== undefined) {
    return text.slice(item.end, next.start).includes('#')
      ? [removal(item.start, end)]
      : [removal(item.start, next.start)];
  }
  if (previous === undefined || text.slice(previous.end, item.start).includes('#')) return [removal(item.start, end)];
  return [removal(previous.end, item.end)];
}

/** Puts an item between brackets at another index; comments outside of the items stay where they are. */
export function moveInFlow({ text }: ParsedYaml, { items }: Layout, index: number, to: number): TextEdit[] {
  const order = items.toSpliced(index, 1).toSpliced(to, 0, ...items.slice(index, index + 1));
  return items.flatMap(({ start, end }, place) => {
    const moved = order[place];
    return moved === undefined || moved.start === start
      ? []
      : [{ offset: start, length: end - start, text: text.slice(moved.start, moved.end) }];
  });
}

/** The comma between an item and what follows; comments may stand before it. */
function commaAfter(text: string, end: number): number | undefined {
  const [skipped = ''] = /^(?:\s|#.*)*/.exec(text.slice(end)) ?? [];
  return text[end + skipped.length] === ',' ? end + skipped.length : undefined;
}

/** Whether nothing but a comment follows on the line. */
function endsLine(text: string, offset: number): boolean {
  return /^[ \t]*(?:#|$)/.test(text.slice(offset, endOfLine(text, offset)));
}

/** Where an item on a line of its own begins, with the comments directly above it. */
function beginOf(text: string, start: number, before: number): number {
  let begin = start;
  for (let line = startOfLine(text, begin); line > 0; line = startOfLine(text, begin)) {
    const above = startOfLine(text, line - 1);
    const comment = above > before ? commentLine(text, above) : undefined;
    if (comment === undefined || comment.column !== columnOf(text, start)) break;
    begin = comment.offset;
  }
  return begin;
}
