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
  return editsOfParts(before, linesOf(to.slice(start, to.length - from.length + end)), start);
}

/** The edits of lines, as one of each line where there are as many as before. */
export function editsByLine(from: string, to: string): TextEdit[] {
  return lineEdits(from, to).flatMap((edit) => {
    const before = linesOf(from.slice(edit.offset, edit.offset + edit.length));
    const after = linesOf(edit.text);
    if (before.length !== after.length) return edit;
    const offsets = offsetsOf(before, edit.offset);
    return before.map(({ length }, index) => ({ offset: offsets[index] ?? 0, length, text: after[index] ?? '' }));
  });
}

/** Longer ones are not compared by their parts. */
const LONGEST_LINE = 4000;
/** A text in quotation marks, a word, a blank, or a sign between them. */
const PART = /"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"',{}[\]]+|\s+|./gs;

/** The edits of lines, each as those of the values in its line. */
export function editsWithinLines(from: string, to: string): TextEdit[] {
  return editsByLine(from, to).flatMap((edit) => {
    if (Math.max(edit.length, edit.text.length) > LONGEST_LINE) return edit;
    const [before, after] = [from.slice(edit.offset, edit.offset + edit.length), edit.text].map(partsOf);
    return editsOfParts(before ?? [], after ?? [], edit.offset);
  });
}

function partsOf(text: string): string[] {
  return text.match(PART) ?? [];
}

/** The edits that make the parts of a text others, of which the first is at a place. */
function editsOfParts(before: readonly string[], after: readonly string[], start: number): TextEdit[] {
  const offsets = offsetsOf(before, start);
  const end = start + before.join('').length;
  return diffIndices([...before], [...after]).map(({ buffer1: [first, count], buffer2Content }) => {
    const offset = offsets[first] ?? end;
    return { offset, length: (offsets[first + count] ?? end) - offset, text: buffer2Content.join('') };
  });
}

/** The lines of a text, each with its break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** Where parts begin, of which the first is at a place. */
function offsetsOf(parts: readonly string[], start: number): number[] {
  let offset = start;
  return parts.map((part) => {
    const before = offset;
    offset += part.length;
    return before;
  });
}
