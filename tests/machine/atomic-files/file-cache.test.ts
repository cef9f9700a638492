import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedFile, cachePath, readCachedJson, writeCachedJson } from '../../../scripts/atomic-files/file-cache';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file is made once', async () => {
  const make = vi.fn(async () => 'crust');
  const cache = join(folder, 'deep');
  expect(String(await cachedFile(cache, 'a.txt', make))).toBe('crust');
  expect(String(await cachedFile(cache, 'a.txt', make))).toBe('crust');
  expect(make).toHaveBeenCalledTimes(1);
});

test('where nothing can be written it is made nevertheless', async () => {
  await writeFile(join(folder, 'taken'), '');
  expect(String(await cachedFile(join(folder, 'taken'), 'a.txt', async () => 'crust'))).toBe('crust');
});

test.each([
  ['half of it', (path: string) => truncate(path, 34)],
  ['nothing of it', (path: string) => truncate(path, 0)],
  ['something else', (path: string) => writeFile(path, 'zeros and zeros and zeros and zeros and zeros')],
])('of a file of which %s is left it is made anew', async (_what, damage) => {
  await cachedFile(folder, 'a.txt', async () => 'crust');
  const path = cachePath(folder, 'a.txt');
  const whole = await readFile(path);
  await damage(path);
  expect(String(await cachedFile(folder, 'a.txt', async () => 'crust'))).toBe('crust');
  expect(await readFile(path)).toEqual(whole);
});

test('what is empty is kept as well', async () => {
  await cachedFile(folder, 'a.txt', async () => '');
  expect(await cachedFile(folder, 'a.txt', async () => 'crumbs')).toHaveLength(0);
});

test('a value of which one letter is another is not known', async () => {
  const path = cachePath(folder, 'a.json');
  await writeCachedJson(path, { crust: 'thick' });
  expect(await readCachedJson(path)).toEqual({ crust: 'thick' });
  await writeFile(path, String(await readFile(path, 'latin1')).replace('thick', 'trick'), 'latin1');
  expect(await readCachedJson(path)).toBeUndefined();
});
