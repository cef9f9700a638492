import { diffIndices } from 'node-diff3';
import type { TextEdit } from '../../compiler/texts/text-edit';

/** The edits of whole lines that make one text another one. */
export function lineEdits(from: string, to: string): TextEdit[] {
  const [before, after] = [linesOf(from), linesOf(to)];
  const offsets = offsetsOf(before);
  return diffIndices(before, after).map(({ buffer1: [start, count], buffer2Content }) => {
    const offset = offsets[start] ?? from.length;
    return { offset, length: (offsets[start + count] ?? from.length) - offset, text: buffer2Content.join('') };
  });
}

/** The lines of a text, each with its break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function offsetsOf(lines: readonly string[]): number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length;
    return start;
  });
}
