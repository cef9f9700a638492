import { diffIndices } from 'node-diff3';
import type { TextEdit } from '../../compiler/values/text-edit';
import { startOfLine, startOfNextLine } from '../../editing/lines';
import { commonEnds } from '../../editing/text-edits';

/**
 * The edits of whole lines that make one text another one. Those that both begin and end with are not compared: among lines
 * of which many are alike, as in a long list, each would be tried with each.
 */
export function lineEdits(from: string, to: string): TextEdit[] {
  const ends = commonEnds(from, to);
  const start = startOfLine(from, ends.before);
  const end = startOfNextLine(from, from.length - ends.after);
  const before = linesOf(from.slice(start, end));
  const after = linesOf(to.slice(start, to.length - from.length + end));
  const offsets = offsetsOf(before, start);
  return diffIndices(before, after).map(({ buffer1: [first, count], buffer2Content }) => {
    const offset = offsets[first] ?? end;
    return { offset, length: (offsets[first + count] ?? end) - offset, text: buffer2Content.join('') };
  });
}

/** The lines of a text, each with its break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** Where lines begin, of which the first is at a place. */
export function offsetsOf(lines: readonly string[], start: number): number[] {
  let offset = start;
  return lines.map((line) => {
    const before = offset;
    offset += line.length;
    return before;
  });
}
