import { expect, test } from 'vitest';
import { languageName } from '../../../src/diagnostics/languages';

test.each([
  ['ca', 'catalán', 'Catalan'],
  ['xq', 'xq', 'xq'],
  ['\t', '\t', '\t'],
  ['[[Code]]', '[[Code]]', '[[Code]]'],
])('%j is called %j in Spanish', (code, spanish, english) => {
  expect([languageName(code, 'es'), languageName(code, 'en')]).toEqual([spanish, english]);
});
