import { expect, test } from 'vitest';
import { applyEdits } from '../../../../../src/editing/apply-edits';
import { readData } from '../../../../../src/editing/parsed-yaml';
import { addStyle } from '../../../../../src/studio/forms/theme/add-style';
import { filesOf } from '../../../../support/session';

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
  const files = filesOf({ [PATH]: before });
  const { edits } = addStyle(files, { styles: ['tokens.css'] }, '--light-x', '#fff');
  expect(textIn(applyEdits(files, edits), PATH)).toBe(after);
});

test.each([
  ['that lists none', 'icon: icon.svg\n', {}, 'icon: icon.svg\nstyles: [tokens.css]\n', PATH],
  [
    'whose only one is missing, beside one that it does not list',
    'styles: [a.css]\n',
    { [PATH]: '' },
    'styles: [a.css, tokens-2.css]\n',
    'theme/tokens-2.css',
  ],
])('a theme without a style sheet gets one with its first value: one %s', (_which, theme, others, after, path) => {
  const files = filesOf({ 'theme/theme.yaml': theme, ...others });
  const { file, edits } = addStyle(files, readData(theme)?.data, '--light-x', '#fff');
  const changed = applyEdits(files, edits);
  expect([file, textIn(changed, path), textIn(changed, 'theme/theme.yaml')]).toEqual([
    path,
    ':root {\n  --light-x: #fff;\n}\n',
    after,
  ]);
});

function textIn(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  return new TextDecoder().decode(files.get(path));
}
