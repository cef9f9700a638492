import { expect, test } from 'vitest';
import { mergeConflictsIn } from '../../../src/compiler/yaml/merge-conflicts';

const lines = (...written: string[]) => `${written.join('\n')}\n`;

test('both versions that git has left are found, with what it calls them and without what both come from', () => {
  const text = lines(
    'a: 1',
    ...['<<<<<<< HEAD', 'b: 2', '=======', 'b: 3', 'c: 4', '>>>>>>> origin/main', 'd: 5'],
    ...['<<<<<<< ours', '||||||| 1a2b3c', 'e: 6', '=======', 'e: 7', '>>>>>>>'],
  );
  const found = mergeConflictsIn(text);
  expect(found.map(({ sides }) => sides)).toEqual([
    [
      { name: 'HEAD', text: 'b: 2\n' },
      { name: 'origin/main', text: 'b: 3\nc: 4\n' },
    ],
    [
      { name: 'ours', text: '' },
      { name: '', text: 'e: 7\n' },
    ],
  ]);
  const [first, second] = found.map(({ offset, length }) => text.slice(offset, offset + length));
  expect([first?.startsWith('<<<<<<< HEAD'), first?.endsWith('>>>>>>> origin/main\n')]).toEqual([true, true]);
  expect(`a: 1\n${first}d: 5\n${second}`).toBe(text);
});

test('lines may end as on Windows, and the last one not at all', () => {
  const text = '<<<<<<< a\r\nx: 1\r\n=======\r\nx: 2\r\n>>>>>>> b';
  expect(mergeConflictsIn(text)).toEqual([
    {
      offset: 0,
      length: text.length,
      sides: [
        { name: 'a', text: 'x: 1\r\n' },
        { name: 'b', text: 'x: 2\r\n' },
      ],
    },
  ]);
});

test.each([
  ['what is begun only', lines('<<<<<<< a', 'x: 1', '=======', 'x: 2')],
  ['what has no middle', lines('<<<<<<< a', 'x: 1', '>>>>>>> b')],
  ['a line of equals signs', lines('Title', '=======')],
  ['a longer line', lines('<<<<<<<< a', 'x', '========', '>>>>>>>> b')],
])('%s is no place to decide', (_what, text) => {
  expect(mergeConflictsIn(text)).toEqual([]);
});
