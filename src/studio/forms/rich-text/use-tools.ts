import type { Editor } from '@tiptap/core';
import { type Command, type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  type TableRect,
} from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import bold from 'lucide-static/icons/bold.svg?raw';
import insertFact from 'lucide-static/icons/braces.svg?raw';
import source from 'lucide-static/icons/code-xml.svg?raw';
import removeTable from 'lucide-static/icons/grid-2x2-x.svg?raw';
import heading2 from 'lucide-static/icons/heading-2.svg?raw';
import heading3 from 'lucide-static/icons/heading-3.svg?raw';
import heading4 from 'lucide-static/icons/heading-4.svg?raw';
import italic from 'lucide-static/icons/italic.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import bulletList from 'lucide-static/icons/list.svg?raw';
import lift from 'lucide-static/icons/list-indent-decrease.svg?raw';
import sink from 'lucide-static/icons/list-indent-increase.svg?raw';
import orderedList from 'lucide-static/icons/list-ordered.svg?raw';
import insertTable from 'lucide-static/icons/table.svg?raw';
import quote from 'lucide-static/icons/text-quote.svg?raw';
import { useWords } from '../../words/words';
import type { Tool } from './Toolbar';

interface Openers {
  readonly link: () => void;
  readonly fact: () => void;
  readonly source: () => void;
}

const HEADINGS = [
  { level: 2, icon: heading2 },
  { level: 3, icon: heading3 },
  { level: 4, icon: heading4 },
];

/** What can be done with a text where its cursor is. */
export function useTools(editor: Editor, open: Openers): readonly Tool[] {
  const words = useWords().richText.tools;
  const state = useEditorState({
    editor,
    selector: () => ({
      active: ['strong', 'em', 'a', 'bulletList', 'orderedList', 'listItem', 'blockquote'].filter((name) =>
        editor.isActive(name),
      ),
      level: editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : 0,
      isInTable: isInTable(editor.state),
    }),
  });
  const isOn = (name: string) => state.active.includes(name);
  const chain = () => editor.chain().focus();
  const run = (command: Command, next?: (cells: TableRect) => Cell) => () => {
    const cell = next?.(selectedRect(editor.state));
    command(editor.state, editor.view.dispatch, editor.view);
    if (cell !== undefined) editor.view.dispatch(intoCell(editor.state, cell));
    editor.view.focus();
  };
  const ofList: Tool[] = state.active.includes('listItem')
    ? [
        { name: 'sink', label: words.sink, icon: sink, run: () => chain().sinkListItem('listItem').run() },
        { name: 'lift', label: words.lift, icon: lift, run: () => chain().liftListItem('listItem').run() },
      ]
    : [];
  const ofTable: Tool[] = state.isInTable
    ? [
        { name: 'addRow', ...words.addRow, run: run(addRowAfter, ({ bottom }) => ({ row: bottom, column: 0 })) },
        { name: 'removeRow', ...words.removeRow, run: run(deleteRow) },
        { name: 'addColumn', ...words.addColumn, run: run(addColumnAfter, ({ right }) => ({ row: 0, column: right })) },
        { name: 'removeColumn', ...words.removeColumn, run: run(deleteColumn) },
        { name: 'removeTable', label: words.removeTable, icon: removeTable, run: run(deleteTable) },
      ]
    : [
        {
          name: 'table',
          label: words.table,
          icon: insertTable,
          run: () => chain().insertContent(newTable).command(toTableAfter(editor.state.selection.from)).run(),
        },
      ];
  return [
    ...HEADINGS.map(({ level, icon }) => ({
      name: `heading${level}`,
      label: words.heading(level),
      icon,
      isOn: state.level === level,
      run: () => chain().toggleNode('heading', 'paragraph', { level }).run(),
    })),
    toggle('strong', bold, () => chain().toggleMark('strong').run()),
    toggle('em', italic, () => chain().toggleMark('em').run()),
    { ...toggle('a', link, open.link), label: words.link },
    toggle('bulletList', bulletList, () => chain().toggleList('bulletList', 'listItem').run()),
    toggle('orderedList', orderedList, () => chain().toggleList('orderedList', 'listItem').run()),
    toggle('blockquote', quote, () => chain().toggleWrap('blockquote').run()),
    ...ofList,
    ...ofTable,
    { name: 'fact', label: words.fact, icon: insertFact, run: open.fact },
    { name: 'source', label: words.source, icon: source, run: open.source },
  ];

  function toggle(name: keyof typeof words.marks, icon: string, onRun: () => void): Tool {
    return { name, label: words.marks[name], icon, isOn: isOn(name), run: onRun };
  }
}

const row = (type: string, part: string) => ({
  type: 'tableRow',
  attrs: { part },
  content: [1, 2].map(() => ({ type, content: [{ type: 'line' }] })),
});

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Puts the cursor into another cell of its table. */
function intoCell(state: EditorState, { row, column }: Cell): Transaction {
  const { map, table, tableStart } = selectedRect(state);
  const start = state.doc.resolve(tableStart + map.positionAt(row, column, table) + 1);
  return state.tr.setSelection(Selection.near(start)).scrollIntoView();
}

/** Puts the cursor into the first table that begins where something was put in, or after that. */
function toTableAfter(start: number): ({ tr }: { readonly tr: Transaction }) => boolean {
  return ({ tr }) => {
    let first: number | undefined;
    // What was put in stands in the place of an empty block, or behind one.
    tr.doc.nodesBetween(Math.max(0, start - 1), tr.doc.content.size, ({ type }, position) => {
      if (type.name === newTable.type && position >= start - 1) first ??= position;
      return first === undefined;
    });
    if (first !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(first + 1)));
    return first !== undefined;
  };
}

const newTable = { type: 'table', content: [row('tableHeader', 'thead'), row('tableCell', 'tbody')] };
