import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordOf } from '../../../scripts/build/build-record';
import { areServerFilesOf, writeServerFiles } from '../../../scripts/build/written-server-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servers-'));
  await writeServerFiles(folder, [{ path: 'nginx.conf', content: 'server {}\n' }], 'a website');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(recordOf(folder), { force: true });
});

test('the files of servers are those of the website for which they were written last', async () => {
  expect(await areServerFilesOf(folder, 'a website')).toBe(true);
  expect(await areServerFilesOf(folder, 'another one')).toBe(false);
});

test.each([
  ['is another', () => writeFile(join(folder, 'nginx.conf'), '')],
  ['is gone', () => rm(join(folder, 'nginx.conf'))],
  ['is gone with its folder', () => rm(folder, { recursive: true })],
])('they are no longer where one of them %s', async (_what, change) => {
  await change();
  expect(await areServerFilesOf(folder, 'a website')).toBe(false);
});
