import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';

test('nothing keeps the test runner from seeing that a module depends on what is in a folder', async () => {
  const files = (
    await Promise.all(['src', 'scripts', 'tests'].map((name) => readTexts(join(project.root, name))))
  ).flatMap((texts) => [...texts]);
  const asked = files.filter(([path, text]) => /\.tsx?$/.test(path) && /import\.meta\.glob\b/.test(text));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter(([, text]) => /import\.meta\.glob(?!\()\b/.test(text)).map(([path]) => path)).toEqual([]);
});
