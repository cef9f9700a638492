import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withTemporaryFolder } from '../../../scripts/atomic-files/temporary-folder';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'own-folder-'));
});

afterEach(() => rm(parent, { recursive: true, force: true }));

test('every run has a folder of its own, and removes it', async () => {
  const folders = await Promise.all(
    [1, 2].map((run) =>
      withTemporaryFolder(parent, async (folder) => {
        await writeFile(join(folder, 'file'), String(run));
        return folder;
      }),
    ),
  );
  expect(new Set(folders).size).toBe(2);
  expect(await readdir(parent)).toEqual([]);
});

test('also when it fails', async () => {
  const failing = withTemporaryFolder(parent, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await readdir(parent)).toEqual([]);
});

test('what a killed process has left is removed, what a running one uses is not', async () => {
  const running = `${process.ppid}-0123456789ab`;
  for (const name of ['99999999-0123456789ab', running]) await mkdir(join(parent, name));
  await withTemporaryFolder(parent, async (folder) => {
    expect((await readdir(parent)).map((name) => join(parent, name)).sort()).toEqual(
      [folder, join(parent, running)].sort(),
    );
  });
});
