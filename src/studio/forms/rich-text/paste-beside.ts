import type { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts several paragraphs, or a list, that are pasted into a paragraph beside what stands there, so that their last one and
 * that do not run together, and a heading or a list stays one. Their first paragraph goes on in the line of the cursor.
 * Returns whether it did.
 */
export function pasteBeside(view: EditorView, event: ClipboardEvent, { content }: Slice): boolean {
  const { doc, selection, tr } = view.state;
  const { $from, $to } = selection;
  if (!isOfSeveral(content) || $from.depth !== 1 || !$from.sameParent($to) || isCutHere(event)) return false;
  const hasBefore = $from.parentOffset > 0;
  const hasAfter = $to.parentOffset < $to.parent.content.size;
  const [first] = content.content;
  const goesOn = hasBefore && first?.type.name === 'paragraph';
  if (!hasAfter && (goesOn || !hasBefore)) return false;
  const beside = goesOn ? content.cut(first.nodeSize) : content;
  const index = $from.index(0) + Number(hasBefore);
  if (!doc.canReplace(index, index, beside)) return false;
  tr.deleteSelection();
  if (hasBefore && hasAfter) tr.split($from.pos);
  if (goesOn) tr.insert($from.pos, first.content);
  const start = hasBefore ? tr.doc.resolve($from.pos).after(1) : $from.before(1);
  tr.insert(start, beside);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + beside.size), -1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

function isOfSeveral(content: Fragment): boolean {
  let lines = 0;
  content.descendants((node) => {
    lines += Number(node.isTextblock);
  });
  return lines > 1;
}

/** Whether it is part of such a text itself, which may begin and end in the midst of a paragraph. */
function isCutHere({ clipboardData }: ClipboardEvent): boolean {
  return clipboardData?.getData('text/html').includes('data-pm-slice') === true;
}
