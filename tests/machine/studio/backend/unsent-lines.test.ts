import { expect, test } from 'vitest';
import { stillUnsent } from '../../../../src/studio/backend/unsent-lines';

const unsent = { recorded: 2, lines: ['c', 'd'], isNew: false };

test.each([
  ['nothing of it has arrived', ['a', 'b'], { lines: ['c', 'd'], isNew: false }],
  ['some of it has arrived, and nobody was told', ['a', 'b', 'c'], { lines: ['d'], isNew: false }],
  ['all of it has arrived', ['a', 'b', 'c', 'd'], { lines: [], isNew: false }],
  ['the journal has gone on with something else', ['a', 'b', 'x'], undefined],
  ['the journal has been written anew', ['x'], undefined],
])('of lines that may have reached the journal: %s', (_what, journal, expected) => {
  expect(stillUnsent(journal, unsent)).toEqual(expected);
});

test('what was to take the place of a journal still may, as long as that is the same', () => {
  expect(stillUnsent(['a', 'b'], { ...unsent, isNew: true })).toEqual({ lines: ['c', 'd'], isNew: true });
  expect(stillUnsent(['c', 'd', 'e'], { ...unsent, isNew: true })).toBeUndefined();
});
