import type { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts several paragraphs that are pasted where a paragraph begins before it, so that their last one and that do not run
 * together, and a heading with what follows it behind the paragraph that ends there, so that it stays one. Returns whether
 * it did.
 */
export function pasteBeside(view: EditorView, event: ClipboardEvent, { content }: Slice): boolean {
  const { doc, selection, tr } = view.state;
  const { $from, $to } = selection;
  if (content.childCount < 2 || $from.depth !== 1 || !$from.sameParent($to) || isCutHere(event)) return false;
  const hasBefore = $from.parentOffset > 0;
  const hasAfter = $to.parentOffset < $to.parent.content.size;
  if (hasBefore ? hasAfter || content.firstChild?.type.name !== 'heading' : !hasAfter) return false;
  const index = $from.index(0) + Number(hasBefore);
  if (!doc.canReplace(index, index, content)) return false;
  tr.deleteSelection();
  const start = tr.mapping.map(hasBefore ? $from.after() : $from.before(), -1);
  tr.insert(start, content);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + content.size), -1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

/** Whether it is part of such a text itself, which may begin and end in the midst of a paragraph. */
function isCutHere({ clipboardData }: ClipboardEvent): boolean {
  return clipboardData?.getData('text/html').includes('data-pm-slice') === true;
}
