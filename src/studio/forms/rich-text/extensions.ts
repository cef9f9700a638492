import {
  type AnyExtension,
  type Attribute,
  type Attributes,
  Extension,
  type KeyboardShortcutCommand,
  Mark,
  mergeAttributes,
  Node,
} from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { MARKS } from './elements';
import { markCopies } from './own-copy';

const ATTRIBUTES = 'data-attributes';

/** What an element of the text has for attributes; what is made in the editor has none. */
const attributes: Attribute = {
  default: null,
  keepOnSplit: false,
  parseHTML: (element) => {
    const written = element.getAttribute(ATTRIBUTES);
    return written === null ? null : JSON.parse(written);
  },
  renderHTML: ({ attributes: kept }) => (kept === null ? {} : { [ATTRIBUTES]: JSON.stringify(kept) }),
};

/** Known to the editor alone. */
const hidden = (value: string | null, name: string): Attribute => ({
  default: value,
  keepOnSplit: false,
  parseHTML: (element) => element.getAttribute(`data-${name}`) ?? value,
  renderHTML: (all) => (all[name] === null ? {} : { [`data-${name}`]: String(all[name]) }),
});

interface Block {
  readonly name: string;
  readonly tag: string;
  readonly content: string;
  readonly group?: string;
  readonly attributes?: Attributes;
}

function block({ name, tag, content, group = '', attributes: more = {} }: Block): Node {
  return Node.create({
    name,
    group,
    content,
    defining: true,
    addAttributes: () => ({ attributes, ...more }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const IN_ITEM = '(line | paragraph | bulletList | orderedList | blockquote)+';
const IN_CELL = '(line | paragraph | bulletList | orderedList)+';

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ attributes, level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${Number(node.attrs.level)}`, HTMLAttributes, 0],
});

/** Words that stand in no paragraph: of a list item, of a cell, or of a text that is nothing else. */
const line = Node.create({
  name: 'line',
  content: 'inline*',
  addAttributes: () => ({ parent: hidden(null, 'parent') }),
  parseHTML: () => [{ tag: 'div[data-line]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-line': '' }), 0],
});

const hardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const horizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  addAttributes: () => ({ attributes }),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

const listItem = block({ name: 'listItem', tag: 'li', content: IN_ITEM }).extend({
  addKeyboardShortcuts() {
    const { editor, name } = this;
    return {
      Enter: () => editor.commands.splitListItem(name),
      'Mod-]': () => editor.commands.sinkListItem(name),
      'Mod-[': () => editor.commands.liftListItem(name),
    };
  },
});

const span: Attribute = { default: 1, rendered: true };
const spans: Attributes = { colspan: span, rowspan: span, colwidth: { default: null, rendered: false } };

const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableCell: 'cell',
  tableHeader: 'header_cell',
  tableRow: 'row',
};

/** The editor knows of a row in which part of the table it stands. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name in TABLE_ROLES ? { tableRole: TABLE_ROLES[name] } : {}),
  addAttributes: () => ({ attributes }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  // Beyond its last cell, and before its first, the text is left as from anywhere else.
  addKeyboardShortcuts: () => ({ Tab: toCell(1), 'Shift-Tab': toCell(-1) }),
});

const toCell =
  (direction: 1 | -1): KeyboardShortcutCommand =>
  ({ editor: { state, view } }) =>
    goToNextCell(direction)(state, view.dispatch);

const cell = { content: IN_CELL, attributes: spans };

const mark = (name: (typeof MARKS)[number]): Mark =>
  Mark.create({
    name,
    inclusive: name !== 'a',
    addAttributes: () => ({
      attributes,
      ...(name === 'a' && { href: { default: null } }),
    }),
    // Whatever else is pasted is full of these.
    parseHTML: () => [{ tag: name === 'span' ? `span[${ATTRIBUTES}]` : name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const key = SHORTCUTS[name];
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

const SHORTCUTS: Readonly<Record<string, string>> = { strong: 'Mod-b', em: 'Mod-i' };

/** A value of the site that stands in a text: `{{facts.price}}`. */
export const token = Node.create({
  name: 'token',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ written: hidden('', 'written') }),
  parseHTML: () => [{ tag: 'span[data-written]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs.written),
});

const ofTable: readonly AnyExtension[] = [
  table,
  block({
    name: 'tableRow',
    tag: 'tr',
    content: '(tableCell | tableHeader)+',
    attributes: { part: hidden(null, 'part') },
  }),
  block({ name: 'tableCell', tag: 'td', ...cell }).extend({ isolating: true }),
  block({ name: 'tableHeader', tag: 'th', ...cell }).extend({ isolating: true }),
];

const copies = Extension.create({
  name: 'copies',
  addProseMirrorPlugins() {
    return [markCopies(this.editor.schema)];
  },
});

/** What the editor knows: what may stand in a text. The first block that can stand somewhere is what is made there. */
export function extensionsWith(tokenNode: Node): AnyExtension[] {
  return [
    Node.create({ name: 'doc', topNode: true, content: '(block | line)+' }),
    Node.create({ name: 'text', group: 'inline' }),
    block({
      name: 'paragraph',
      tag: 'p',
      content: 'inline*',
      group: 'block',
      attributes: { parent: hidden(null, 'parent') },
    }),
    line,
    heading,
    block({ name: 'bulletList', tag: 'ul', content: 'listItem+', group: 'block' }),
    block({ name: 'orderedList', tag: 'ol', content: 'listItem+', group: 'block' }),
    listItem,
    block({ name: 'blockquote', tag: 'blockquote', content: '(block | line)+', group: 'block' }),
    horizontalRule,
    ...ofTable,
    hardBreak,
    tokenNode,
    ...MARKS.map(mark),
    copies,
  ];
}
