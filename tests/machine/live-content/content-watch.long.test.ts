import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/live-content/content-watch';
import { PATIENCE } from '../../support/patience';

const FILES = 500;
const fileAt = (index: number) => join(folder, 'pages', `${index}.yaml`);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-watch-'));
  await mkdir(join(folder, 'pages'));
  await Promise.all(Array.from({ length: FILES }, (_none, index) => writeFile(fileAt(index), 'a: 1\n')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Watches the folder, and notes what is told of it from then on. */
async function listen() {
  const watch = watchContent([folder]);
  const heard: string[] = [];
  watch.onChange((path) => heard.push(path));
  await watch.isReady;
  return { watch, heard };
}

test('once it is ready, the first change, the first new file and the first deleted one are told of, and nothing before', async () => {
  const { watch, heard } = await listen();
  expect(heard).toEqual([]);
  await writeFile(fileAt(FILES - 1), 'a: 2\n');
  await writeFile(fileAt(FILES), 'a: 1\n');
  await rm(fileAt(0));
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([FILES - 1, FILES, 0].map(fileAt))), PATIENCE);
  await watch.close();
});

test('of a thousand folders that come, with files that come while each is only just being watched, no file is missed', async () => {
  const { watch, heard } = await listen();
  const files: string[] = [];
  for (let index = 0; index < 1000; index += 1) {
    const place = join(folder, `new-${index}`);
    await mkdir(place);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      files.push(join(place, `${name}.yaml`));
      await writeFile(join(place, `${name}.yaml`), 'a: 1\n');
    }
  }
  await vi.waitFor(() => {
    const told = new Set(heard);
    expect(files.filter((file) => !told.has(file))).toEqual([]);
  }, PATIENCE);
  await watch.close();
});

test('a change that was told of is not told of again when all files are looked at', async () => {
  const { watch, heard } = await listen();
  await writeFile(fileAt(1), 'a: 2\n');
  await vi.waitFor(() => expect(heard).toContain(fileAt(1)), PATIENCE);
  // Longer than it is looked at again.
  await wait(100);
  const told = heard.length;
  // Longer than until all are looked at.
  await wait(1000);
  expect(heard.slice(told)).toEqual([]);
  await watch.close();
});

test('a file in the place of which a link to itself comes, while it is looked at again, ends nothing', async () => {
  const watch = watchContent([folder]);
  const heard: string[] = [];
  watch.onChange((path) => {
    if (path === fileAt(1) && !heard.includes(path)) {
      rmSync(path);
      symlinkSync(path, path);
    }
    heard.push(path);
  });
  await watch.isReady;
  await writeFile(fileAt(1), 'a: 2\n');
  await vi.waitFor(() => expect(heard).toContain(fileAt(1)), PATIENCE);
  // Longer than it is looked at again.
  await wait(100);
  await writeFile(fileAt(2), 'a: 2\n');
  await vi.waitFor(() => expect(heard).toContain(fileAt(2)), PATIENCE);
  await watch.close();
});

test('what links lead to is not watched: it may be all of the computer', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'content-watch-outside-'));
  await writeFile(join(outside, 'a.yaml'), 'a: 1\n');
  await symlink(outside, join(folder, 'linked'));
  await symlink(folder, join(outside, 'site'));
  const watch = watchContent([join(outside, 'site')]);
  const heard: string[] = [];
  watch.onChange((path) => heard.push(path));
  await watch.isReady;
  await writeFile(join(outside, 'a.yaml'), 'a: 2\n');
  await writeFile(fileAt(0), 'a: 2\n');
  await vi.waitFor(() => expect(heard).toContain(join(outside, 'site/pages/0.yaml')), PATIENCE);
  expect(heard.filter((path) => path.endsWith('a.yaml'))).toEqual([]);
  await watch.close();
  await rm(outside, { recursive: true });
});

test('a file that is emptied and then written, as programs do, is not taken for empty', async () => {
  const watch = watchContent([folder]);
  let read = '';
  watch.onChange((path) => {
    if (path === fileAt(1)) read = readFileSync(path, 'utf8');
  });
  await watch.isReady;
  for (let round = 0; round < 20; round += 1) {
    const file = await open(fileAt(1), 'w');
    await new Promise((resolve) => setTimeout(resolve, (round % 5) * 10));
    await file.writeFile(`round: ${round}\n`);
    await file.close();
    await vi.waitFor(() => expect(read).toBe(`round: ${round}\n`), PATIENCE);
    // Longer than chokidar takes changes for one.
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  await watch.close();
});

test('a folder that takes the place of the watched one is watched, and its files are told of', async () => {
  const { watch, heard } = await listen();
  for (const round of [1, 2, 3]) {
    if (round === 1) await rename(folder, `${folder}-before`);
    else await rm(folder, { recursive: true });
    await mkdir(join(folder, 'pages'), { recursive: true });
    await writeFile(fileAt(0), `replaced: ${round}\n`);
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([0, 1].map(fileAt))), PATIENCE);
    await vi.waitFor(async () => {
      heard.length = 0;
      await writeFile(fileAt(2), `${Math.random()}`);
      await vi.waitFor(() => expect(heard).toContain(fileAt(2)), 500);
    }, PATIENCE);
    await writeFile(fileAt(1), 'a: 1\n');
    await vi.waitFor(() => expect(heard).toContain(fileAt(1)), PATIENCE);
    heard.length = 0;
  }
  await rm(`${folder}-before`, { recursive: true });
  await watch.close();
});

test('a folder that was away for a while and comes back, as on a drive that is connected again, is watched as before', async () => {
  const { watch, heard } = await listen();
  await rename(folder, `${folder}-away`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await rename(`${folder}-away`, folder);
  await vi.waitFor(async () => {
    heard.length = 0;
    await writeFile(fileAt(2), `${Math.random()}`);
    await vi.waitFor(() => expect(heard).toContain(fileAt(2)), 500);
  }, PATIENCE);
  await watch.close();
});
