import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { blanksAround } from '../blanks-around';

/** Puts a fact at the cursor, or into the place of what is marked, with blanks on both sides where words stand there. */
export function insertToken(editor: Editor, written: string): void {
  const { $from, $to } = editor.state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, leafText);
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, leafText);
  const [blankBefore, blankAfter] = blanksAround(before, after);
  const blank = (text: string) => (text === '' ? [] : [{ type: 'text', text }]);
  editor.commands.insertContent([...blank(blankBefore), { type: 'token', attrs: { written } }, ...blank(blankAfter)]);
}

/** A fact is read as a word, and the end of a line is none. */
function leafText({ type, attrs }: Node): string {
  return type.name === 'token' ? String(attrs.written) : '\n';
}
