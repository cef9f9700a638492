import { expect, test } from 'vitest';
import { toName } from '../../../src/authoring/names';

test.each([
  ['La compañía (2)', 'la-compania-2'],
  ['Con', 'con-1'],
  ['Con gusto', 'con-gusto'],
  ['???', ''],
  [`${'Palabra larga '.repeat(7)}y otra más`, `${'palabra-larga-'.repeat(7)}y`],
  ['a'.repeat(300), 'a'.repeat(100)],
])('what is written as «%s» can be the name of a file everywhere: %s', (written, name) => {
  expect(toName(written)).toBe(name);
});
