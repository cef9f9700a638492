import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/preview/content-watch';

const FILES = 500;
const fileAt = (index: number) => join(folder, 'pages', `${index}.yaml`);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-watch-'));
  await mkdir(join(folder, 'pages'));
  await Promise.all(Array.from({ length: FILES }, (_none, index) => writeFile(fileAt(index), 'a: 1\n')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('once it is ready, the first change, the first new file and the first deleted one are told of, and nothing before', async () => {
  const watch = watchContent([folder]);
  const heard: string[] = [];
  watch.onChange((path) => heard.push(path));
  await watch.isReady;
  expect(heard).toEqual([]);
  await writeFile(fileAt(FILES - 1), 'a: 2\n');
  await writeFile(fileAt(FILES), 'a: 1\n');
  await rm(fileAt(0));
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([FILES - 1, FILES, 0].map(fileAt))), 5000);
  await watch.close();
});
