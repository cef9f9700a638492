import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';

test('no two notes of a file have the same name: one would be taken for the other', async () => {
  const code = [...(await readTexts(`${project.root}/src/compiler`)).values()].join('\n');
  const names = [...code.matchAll(/\b(?:noted|inFewFiles|inFewFilesAgainst)\(\s*'([^']+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
