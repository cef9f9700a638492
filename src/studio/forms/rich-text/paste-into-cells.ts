import type { Node, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { handlePaste, isInTable, selectedRect, type TableRect } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts cells that are pasted into a table in the place of those that stand there: heads of columns and rows stay such, and
 * what is added is as its neighbours. Returns whether it did.
 */
export function pasteIntoCells(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  if (!isInTable(view.state)) return false;
  const before = selectedRect(view.state);
  if (!handlePaste(view, event, slice)) return false;
  view.dispatch(asBefore(view.state, before));
  return true;
}

function asBefore(state: EditorState, before: TableRect): Transaction {
  const { map, table, tableStart } = selectedRect(state);
  const { tr } = state;
  for (const position of new Set(map.map)) {
    const { top, left } = map.findCell(position);
    const cell = table.nodeAt(position);
    const was = cellAt(before, top, left);
    if (cell === null || was === null) continue;
    tr.setNodeMarkup(tableStart + position, was.type, { ...cell.attrs, attributes: was.attrs.attributes });
  }
  return tr;
}

/** The cell at a place of a table; beyond its end, the last one before that. */
function cellAt({ map, table }: TableRect, row: number, column: number): Node | null {
  const position = map.map[Math.min(row, map.height - 1) * map.width + Math.min(column, map.width - 1)];
  return position === undefined ? null : table.nodeAt(position);
}
