import { getSchema } from '@tiptap/core';
import {
  chainCommands,
  deleteSelection,
  joinBackward,
  lift,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from '@tiptap/pm/commands';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteRow } from '@tiptap/pm/tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionsWith, token } from '../../../../../src/studio/forms/rich-text/extensions';
import { mergeHtml } from '../../../../../src/studio/forms/rich-text/keep-layout';
import { readForEditor } from '../../../../../src/studio/forms/rich-text/readable';
import { writeHtml } from '../../../../../src/studio/forms/rich-text/write-html';
import { htmlTexts } from '../../../../support/html-texts';

const schema = getSchema(extensionsWith(token));
const { nodes, marks } = schema;
const texts = (await htmlTexts()).filter(({ length }) => length < 3000);

function stateOf(html: string): EditorState {
  const read = readForEditor(html);
  if (!('document' in read)) throw new Error(`not held: ${html}`);
  return EditorState.create({ schema, doc: schema.nodeFromJSON(read.document) });
}

const written = (html: string) => writeHtml(stateOf(html).doc.toJSON());

const typing =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

const item = nodes.listItem;
const commands: Readonly<Record<string, Command>> = {
  ...(item && {
    enter: chainCommands(splitListItem(item), splitBlock),
    sink: sinkListItem(item),
    liftItem: liftListItem(item),
  }),
  ...(nodes.bulletList && { list: wrapInList(nodes.bulletList) }),
  ...(nodes.blockquote && { quote: wrapIn(nodes.blockquote) }),
  ...(nodes.heading && { heading: setBlockType(nodes.heading, { level: 3 }) }),
  ...(nodes.paragraph && { paragraph: setBlockType(nodes.paragraph) }),
  ...(marks.strong && { bold: toggleMark(marks.strong) }),
  ...(marks.a && { link: toggleMark(marks.a, { href: 'page:contact' }) }),
  ...{ backspace: chainCommands(deleteSelection, joinBackward), lift, addRowAfter, addColumnAfter, deleteRow },
  ...{ word: typing('palabra'), space: typing(' '), signs: typing('a < b & "c"\u00a0€') },
};

const step = fc.record({
  command: fc.constantFrom(...Object.values(commands)),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 0, 0, 1, 5, 40),
});

test('whatever is done to a text in the editor, what is written says what the editor holds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(step, { minLength: 1, maxLength: 8 }), (original, steps) => {
      let state = stateOf(original);
      const before = writeHtml(state.doc.toJSON());
      for (const { command, from, length } of steps) {
        const { doc } = state;
        const at = Math.floor(from * doc.content.size);
        const end = Math.min(at + length, doc.content.size);
        state = state.apply(state.tr.setSelection(TextSelection.between(doc.resolve(at), doc.resolve(end))));
        command(state, (transaction) => {
          state = state.apply(transaction);
        });
      }
      const after = writeHtml(state.doc.toJSON());
      expect(written(after), 'what is written is read as the same').toBe(after);
      expect(written(mergeHtml(original, before, after))).toBe(after);
    }),
    { numRuns: 300 },
  );
});
