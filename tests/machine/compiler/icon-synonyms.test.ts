import { expect, test } from 'vitest';
import { readIcons } from '../../../scripts/read-contract';
import { iconsCalled } from '../../../src/compiler/language-data/icon-synonyms';

test('every icon that people have a name for is there', async () => {
  const icons = await readIcons();
  expect([...iconsCalled].filter((icon) => !icons.has(icon))).toEqual([]);
});
