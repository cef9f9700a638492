import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../../../src/editing/apply-edits';
import { setFont } from '../../../../../src/studio/forms/theme/set-font';
import { stylesIn } from '../../../../../src/studio/forms/theme/styles-of';
import { filesOf, textsOf } from '../../../../support/session';

const ONE_WEIGHT = readFileSync('tests/fixtures/library/site/theme/fonts/zilla-slab-600.woff2');
const ALL_WEIGHTS = readFileSync('site/theme/fonts/archivo.woff2');

const FACE =
  '\n@font-face {\n  font-family: "new";\n  font-display: swap;\n  src: url("new.woff2") format("woff2");\n}\n';
const VARIABLE_FACE = FACE.replace('swap;', 'swap;\n  font-weight: 100 900;');
const OLD_FACE = '@font-face { font-family: "Old One"; src: url("old.woff2"); }\n';

test.each([
  ['before those of computers', ONE_WEIGHT, ':root { --font-text: Georgia, serif; }\n', '"new", Georgia, serif', FACE],
  ['with all its weights', ALL_WEIGHTS, ':root { --font-text: serif; }\n', '"new", serif', VARIABLE_FACE],
  [
    'in the place of another one',
    ONE_WEIGHT,
    `${OLD_FACE}:root { --font-text: 'Old One', Georgia; }\n`,
    '"new", Georgia',
    FACE,
  ],
  ['alone', ONE_WEIGHT, `${OLD_FACE}:root { --font-text: Old One; }`, '"new"', `\n${FACE}`],
])('a font that is taken into the theme is named %s, and brought', (_how, content, before, named, face) => {
  const files = filesOf({ 'theme/tokens.css': before });
  const edits = setFont(stylesIn(files, { styles: ['tokens.css'] }), '--font-text', { path: 'new.woff2', content });
  const after = before.replace(/(?<=--font-text: )[^;]*/, named);
  expect(textsOf(applyEdits(files, edits))['theme/tokens.css']).toBe(after + face);
});

test('a style sheet in a folder leads to the font beside the folder', () => {
  const files = filesOf({ 'theme/css/tokens.css': ':root { --font-text: serif; }' });
  const edits = setFont(stylesIn(files, { styles: ['css/tokens.css'] }), '--font-text', {
    path: 'new.woff2',
    content: ONE_WEIGHT,
  });
  expect(textsOf(applyEdits(files, edits))['theme/css/tokens.css']).toContain('url("../new.woff2")');
});
