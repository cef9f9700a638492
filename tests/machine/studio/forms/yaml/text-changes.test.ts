import { expect, test } from 'vitest';
import { applyEdits } from '../../../../../src/editing/apply-edits';
import { extentIn } from '../../../../../src/studio/forms/yaml/place-in-text';
import { replaceEdit } from '../../../../../src/studio/forms/yaml/replace-edit';
import { fc } from '../../../../support/random';

test('a change of the text is the least that has to be replaced', () => {
  expect(replaceEdit('a.yaml', 'a: one\nb: 2\n', 'a: once\nb: 2\n')).toEqual({
    do: 'replace',
    file: 'a.yaml',
    offset: 5,
    length: 0,
    text: 'c',
  });
  expect(replaceEdit('a.yaml', 'a', 'a')).toBeUndefined();
});

const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '€', '😀', '😁'), maxLength: 12 });

test('it makes of one text any other', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const edit = replaceEdit('a.yaml', one, other);
      const files = applyEdits(new Map([['a.yaml', Buffer.from(one)]]), edit === undefined ? [] : [edit]);
      expect(Buffer.from(files.get('a.yaml') ?? '').toString()).toBe(other);
    }),
  );
});

const TEXT = 'title: "Uno"\nlist:\n  - a: 1\n  - b: dos\nempty:\n';

test.each([
  [['title'], 'Uno'],
  [['list', 1, 'b'], 'dos'],
  [['list', '1', 'b', 'es'], 'dos'],
])('%j is where it is written', (pointer, written) => {
  const { from, to } = extentIn(TEXT, pointer);
  expect(TEXT.slice(from, to)).toBe(written);
});

test.each([
  [['list', 0], 'a: 1\n  - b'],
  [['list', 7], '- a: 1'],
  [[], 'title: "Uno"'],
])('%j is where it begins, and one letter takes the place of none of it', (pointer, begins) => {
  const { from, to } = extentIn(TEXT, pointer);
  expect(TEXT.slice(from, from + begins.length)).toBe(begins);
  expect(to).toBe(from);
});
