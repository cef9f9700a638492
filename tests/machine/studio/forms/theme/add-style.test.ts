import { expect, test } from 'vitest';
import { readStyleSheet } from '../../../../../src/compiler/theme/style-sheet';
import { applyEdits } from '../../../../../src/editing/apply-edits';
import { addStyle } from '../../../../../src/studio/forms/theme/add-style';

const PATH = 'theme/tokens.css';

test.each([
  [
    'behind those of its group',
    ':root {\n  --light-a: 1;\n  --dark-a: 2;\n}\n',
    ':root {\n  --light-a: 1;\n  --light-x: #fff;\n  --dark-a: 2;\n}\n',
  ],
  ['behind all', ':root {\n\t--dark-a: 2;\n}\n', ':root {\n\t--dark-a: 2;\n\t--light-x: #fff;\n}\n'],
  [
    'behind the note',
    ':root {\r\n  --light-a: 1; /* one */\r\n}\r\n',
    ':root {\r\n  --light-a: 1; /* one */\r\n  --light-x: #fff;\r\n}\r\n',
  ],
  ['where nothing ended the last one', ':root { --light-a: 1 }', ':root { --light-a: 1; --light-x: #fff }'],
  [
    'where all are on one line',
    ':root { --light-a: 1; --light-b: 2; }',
    ':root { --light-a: 1; --light-b: 2; --light-x: #fff; }',
  ],
  [
    'where a rule follows on its line',
    ':root { --light-a: 1; } .x { top: 0; }',
    ':root { --light-a: 1; --light-x: #fff; } .x { top: 0; }',
  ],
  ['in a rule of its own', '.x { top: 0 }', '.x { top: 0 }\n:root {\n  --light-x: #fff;\n}\n'],
])('a value is added %s', (_where, before, after) => {
  const edit = addStyle([readStyleSheet(PATH, before)], '--light-x', '#fff');
  if (edit === undefined) throw new Error('There is no edit');
  const files = applyEdits(new Map([[PATH, new TextEncoder().encode(before)]]), [edit]);
  expect(new TextDecoder().decode(files.get(PATH))).toBe(after);
});

test('a theme without a style sheet gets none', () => {
  expect(addStyle([], '--light-x', '#fff')).toBeUndefined();
});
