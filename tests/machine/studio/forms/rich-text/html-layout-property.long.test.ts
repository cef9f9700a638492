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
import { expect, test, vi } from 'vitest';
import { extensionsWith, token } from '../../../../../src/studio/forms/rich-text/extensions';
import { mergeHtml } from '../../../../../src/studio/forms/rich-text/keep-layout';
import { readForEditor } from '../../../../../src/studio/forms/rich-text/readable';
import { writeHtml } from '../../../../../src/studio/forms/rich-text/write-html';
import { htmlTexts } from '../../../../support/html-texts';
import { fc, TIMES } from '../../../../support/random';

const schema = getSchema(extensionsWith(token));
const { nodes, marks } = schema;
/** How many of each kind are tried. */
const RUNS = 600 * TIMES;
vi.setConfig({ testTimeout: 90_000 * TIMES });
const texts = await htmlTexts();

function stateOf(html: string): EditorState {
  const read = readForEditor(html);
  if (!('document' in read)) throw new Error(`not held: ${html}`);
  return EditorState.create({ schema, doc: schema.nodeFromJSON(read.document) });
}

const written = (html: string) => writeHtml(stateOf(html).doc.toJSON());

test('a changed word is a changed word, wherever it stands', () => {
  let tried = 0;
  for (const text of texts) {
    const words = [...text.matchAll(/(?<=[>\s])\p{L}{4,}(?=[\s<.,])(?![^<]*>)/gu)];
    for (const { 0: word, index } of words.filter((_word, at) => at % 50 === 49)) {
      const wanted = `${text.slice(0, index)}QUITENEW${text.slice(index + word.length)}`;
      expect(mergeHtml(text, written(text), written(wanted))).toBe(wanted);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

const word = fc.constantFrom(
  'pan',
  'masa',
  'día',
  '{{facts.price}}',
  'a&nbsp;b',
  '5&euro;',
  '&lt;b&gt;',
  'R&amp;D',
  '«sí»',
);
const space = fc.constantFrom(' ', ' ', ' ', '\n', '  ', '\n    ');
const tagged = fc.constantFrom(
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<a href="page:contact#faq">', '</a>'],
  ["<a href='https://example.org/?a=1&amp;b=2'>", '</a>'],
  ['<A HREF=page:home>', '</A>'],
  ['', ''],
);
const words = fc
  .array(fc.tuple(word, tagged, space), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([text, [open, close], gap]) => `${open}${text}${close}${gap}`).join(''));
const gap = fc.constantFrom('', '\n', '\n', '\n\n', '\n  ', ' ');
const leaf = fc
  .tuple(fc.constantFrom('p', 'p', 'h2', 'h3', 'P'), fc.constantFrom('', '', ' id="a"', " lang='en'"), words)
  .map(([name, attributes, text]) => `<${name}${attributes}>${text}</${name}>`);
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.tuple(gap, words), { minLength: 1, maxLength: 4 }), gap)
  .map(
    ([name, items, end]) =>
      `<${name}>${items.map(([before, text]) => `${before}<li>${text}</li>`).join('')}${end}</${name}>`,
  );
const table = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(gap, words, words), { minLength: 1, maxLength: 3 }), gap)
  .map(([hasBody, rows, end]) => {
    const lines = rows.map(([before, one, two]) => `${before}<tr><th scope="row">${one}</th><td>${two}</td></tr>`);
    return hasBody ? `<table><tbody>${lines.join('')}${end}</tbody></table>` : `<table>${lines.join('')}</table>`;
  });
const quote = fc
  .tuple(gap, leaf, gap)
  .map(([before, text, after]) => `<blockquote>${before}${text}${after}</blockquote>`);
const block = fc.oneof({ weight: 4, arbitrary: leaf }, list, table, quote);
const blocks = fc.array(block, { minLength: 1, maxLength: 6 });

/** Blocks with what stands between them. */
function laidOut(parts: readonly string[], between: string): string {
  return parts.join(between) + (between.includes('\n') ? '\n' : '');
}

test('generated texts: of a changed block no other one changes, and the text says what the editor holds', () => {
  fc.assert(
    fc.property(blocks, gap, fc.nat(), block, (parts, between, at, other) => {
      const index = at % parts.length;
      const original = laidOut(parts, between);
      const before = written(original);
      fc.pre(parts.map(written).join('') === before);
      const after = parts.map((part, place) => written(place === index ? other : part)).join('');
      const result = mergeHtml(original, before, after);
      expect(written(result)).toBe(after);
      const [head, tail] = [parts.slice(0, index), parts.slice(index + 1)];
      expect(result.startsWith(head.map((part) => part + between).join(''))).toBe(true);
      expect(result.endsWith(laidOut(['', ...tail], between))).toBe(true);
    }),
    // The first becomes the same as the second, which is written in another way.
    { numRuns: RUNS, examples: [[['<p>pan</p>', '<p>masa </p>'], '', 0, '<p>masa</p>']] },
  );
});

test('generated texts: whatever else is made of them, the text says it, and what is the same stays as it is written', () => {
  fc.assert(
    fc.property(blocks, gap, fc.array(fc.oneof(fc.nat(), block), { maxLength: 6 }), (parts, between, change) => {
      const original = laidOut(parts, between);
      const after = change.map((one) => written(typeof one === 'number' ? (parts[one % parts.length] ?? '') : one));
      const result = mergeHtml(original, written(original), after.join(''));
      expect(written(result)).toBe(written(after.join('')));
    }),
    { numRuns: RUNS },
  );
});

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
  backspace: chainCommands(deleteSelection, joinBackward),
  lift,
  addRowAfter,
  addColumnAfter,
  deleteRow,
  word: typing('palabra'),
  space: typing(' '),
  signs: typing('a < b & "c"\u00a0€'),
};

const step = fc.record({
  command: fc.constantFrom(...Object.values(commands)),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 0, 0, 1, 5, 40),
});

test('whatever is done to a text in the editor, what is written says what the editor holds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts.filter(({ length }) => length < 3000)),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      (original, steps) => {
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
      },
    ),
    { numRuns: RUNS },
  );
});
