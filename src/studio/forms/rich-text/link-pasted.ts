import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { readAddress, writeAddress } from './link-address';

/**
 * Makes a link of the words over which an address is pasted: they are not lost. Where an address stood, the other one takes
 * its place. Returns whether it did. `addressFor` gives what a link is to say of it.
 */
export function linkPasted(
  { state, dispatch }: EditorView,
  { content }: Slice,
  addressFor: (href: string) => string | undefined,
): boolean {
  const { empty, from, to, ranges } = state.selection;
  const pasted = content.textBetween(0, content.size, '\n').trim();
  if (empty || !isAddress(pasted) || isAddress(state.doc.textBetween(from, to, '\n'))) return false;
  const copied = addressFor(pasted);
  const href = copied && writeAddress(readAddress(copied));
  const link = state.schema.marks.a;
  if (href === undefined || href === '' || link === undefined) return false;
  const { tr } = state;
  for (const { $from, $to } of ranges) tr.addMark($from.pos, $to.pos, link.create({ href }));
  dispatch(tr);
  return true;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
