import { expect, test } from 'vitest';
import { shownChange } from '../../../src/editing/shown-change';

test('what is changed within a word is shown with the word', () => {
  const edits = [{ offset: 10, length: 1, text: 'ea' }];
  expect(shownChange('title: "brad"', edits)).toEqual({ kind: 'text', before: 'brad', after: 'bread' });
});

test('what is added as a line of its own is shown without the word at the end of the line before', () => {
  const text = 'forms:\n  provider: local';
  const edits = [{ offset: text.length, length: 0, text: '\n  script: "https://trigal.example"' }];
  expect(shownChange(text, edits)).toEqual({
    kind: 'text',
    before: '',
    after: 'script: "https://trigal.example"',
  });
});
