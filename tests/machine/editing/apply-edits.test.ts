import { expect, test } from 'vitest';
import type { Edit } from '../../../src/compiler/findings/fix';
import { applyTextEdits } from '../../../src/compiler/values/text-edit';
import { applyEdits } from '../../../src/editing/apply-edits';
import { composeTextEdits } from '../../../src/editing/text-edits';

function applied(files: Readonly<Record<string, string>>, ...edits: Edit[]): Record<string, string> {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];
  const before = new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
  return Object.fromEntries([...applyEdits(before, edits)].map(([path, content]) => [path, decoder.decode(content)]));
}

test('edits are made one after the other, of files and of what is in them', () => {
  const files = { 'b.yaml': 'list: [1]\n', 'c.css': 'a {}\n' };
  expect(
    applied(
      files,
      { do: 'insert', file: 'b.yaml', pointer: ['list', 0], value: 0 },
      { do: 'insert', file: 'b.yaml', pointer: ['list', 2], value: 2 },
      { do: 'rename-file', file: 'b.yaml', to: 'd.yaml' },
      { do: 'create-file', file: 'a.yaml', text: 'x: 1\n' },
      { do: 'replace', file: 'c.css', offset: 0, length: 1, text: 'body' },
    ),
  ).toEqual({ 'a.yaml': 'x: 1\n', 'c.css': 'body {}\n', 'd.yaml': 'list: [0, 1, 2]\n' });
  expect(applied(files, { do: 'delete-file', file: 'c.css' })).toEqual({ 'b.yaml': 'list: [1]\n' });
});

test('a mark of the byte order stays, and places are counted without it', () => {
  const replace = { do: 'replace', file: 'a.yaml', offset: 3, length: 1, text: '2' } as const;
  expect(applied({ 'a.yaml': '\ufeffa: 1\n' }, replace)).toEqual({ 'a.yaml': '\ufeffa: 2\n' });
});

test.each<[Edit, RegExp]>([
  [{ do: 'create-file', file: 'a.yaml', text: '' }, /^file-exists/],
  [{ do: 'rename-file', file: 'b.yaml', to: 'a.yaml' }, /^file-exists/],
  [{ do: 'delete-file', file: 'c.yaml' }, /^no-such-file/],
  [{ do: 'set', file: 'c.yaml', pointer: [], value: 1 }, /^no-such-file/],
  [{ do: 'replace', file: 'a.yaml', offset: 4, length: 9, text: '' }, /^no-such-place/],
])('%j is refused', (edit, reason) => {
  expect(() => applied({ 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' }, edit)).toThrow(reason);
});

test('edits of what edits have made become edits of what was before', () => {
  const first = [
    { offset: 1, length: 2, text: 'XYZ' },
    { offset: 5, length: 0, text: '!' },
  ];
  const second = [
    { offset: 2, length: 4, text: '-' },
    { offset: 8, length: 0, text: '?' },
  ];
  const text = 'abcdefgh';
  expect(applyTextEdits(text, composeTextEdits(first, second))).toBe(
    applyTextEdits(applyTextEdits(text, first), second),
  );
});

test('an item is added as one of another file, as far as it can be written so', () => {
  const itemOf = (written: string, list: string, value: unknown) => {
    const as = { file: 'b.yaml', pointer: ['list', 0] };
    const edit: Edit = { do: 'insert', file: 'a.yaml', pointer: ['list', 1], value, as };
    return applied({ 'a.yaml': `list:${list}`, 'b.yaml': `list:${written}` }, edit)['a.yaml'];
  };
  const commented = '\r\n- a: >-\r\n    one\r\n\r\n    two # three\r\n  # of b\r\n  b: 1\r\n';
  const value = { a: 'one\ntwo # three', b: 1 };
  expect(itemOf(commented, '\n    - a: x\n', value)).toBe(
    'list:\n    - a: x\n    - a: >-\n        one\n\n        two # three\n      # of b\n      b: 1\n',
  );
  expect(itemOf(" [{a: 'x'}]\n", ' [{ a: "y" }]\n', { a: 'x' })).toBe('list: [{ a: "y" }, {a: \'x\'}]\n');
  expect(itemOf(commented, ' [{ b: 2 }]\n', { b: 1 })).toBe('list: [{ b: 2 }, { b: 1 }]\n');
  expect(itemOf(' &all [1]\nother: *all\n', '\n  - 2\n', 1)).toBe('list:\n  - 2\n  - 1\n');
});
