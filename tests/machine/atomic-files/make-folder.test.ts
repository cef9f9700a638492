import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '../../../scripts/atomic-files/make-folder';

const parent = await mkdtemp(join(tmpdir(), 'made-folder-'));

afterAll(() => rm(parent, { recursive: true, force: true }));

test('a folder is made with those around it, whoever makes it at the same time', async () => {
  const folder = join(parent, 'one/two/three');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('what stands in the way is told', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(makeFolder(join(parent, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(parent, 'file/folder/below'))).rejects.toThrow();
});

test.runIf(process.platform === 'linux')('where no folder can be made it ends all the same', async () => {
  await expect(makeFolder('/proc/nobody/nothing')).rejects.toMatchObject({ code: 'ENOENT' });
});
