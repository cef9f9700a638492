import type { Edit } from '../compiler/findings/fix';
import { applyTextEdits, type TextEdit } from '../compiler/values/text-edit';

/** What an edit has done, to be shown: what stood there and what stands there now; either may be empty. */
export interface ShownChange {
  readonly kind: 'text' | 'file';
  readonly before: string;
  readonly after: string;
}

/** What edits have changed, with the words to which it belongs. */
export function shownChange(text: string, edits: readonly TextEdit[], edit?: Edit): ShownChange {
  if (edit !== undefined) return changeOfFile(edit);
  const [first, last] = [edits[0], edits.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'text', before: '', after: '' };
  const start = beginsLine(first) ? first.offset : startOfWord(text, first.offset);
  const end = endOfWord(text, last.offset + last.length);
  const moved = edits.map((each) => ({ ...each, offset: each.offset - start }));
  const before = text.slice(start, end);
  return { kind: 'text', before: onOneLine(before), after: onOneLine(applyTextEdits(before, moved)) };
}

function changeOfFile(edit: Edit): ShownChange {
  switch (edit.do) {
    case 'rename-file':
      return { kind: 'file', before: edit.file, after: edit.to };
    case 'delete-file':
      return { kind: 'file', before: edit.file, after: '' };
    default:
      return { kind: 'file', before: '', after: edit.file };
  }
}

const LONGEST = 100;
/** What stands between words. */
const BOUNDARY = /[\s"'<>{}[\],]/;

/** Whether it begins with a line of its own: the word before belongs to another one. */
function beginsLine({ length, text }: TextEdit): boolean {
  return length === 0 && /^\s*\n/.test(text);
}

function startOfWord(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start < LONGEST && !BOUNDARY.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

function endOfWord(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && end - offset < LONGEST && !BOUNDARY.test(text[end] ?? '')) end += 1;
  return end;
}

function onOneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
