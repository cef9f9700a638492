import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWhole, putInPlace } from '../../../scripts/bundle/whole-folder.mjs';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'whole-'));
  folder = join(parent, 'bundle');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function stage(content: string): Promise<string> {
  const staging = join(parent, 'staging');
  await mkdir(join(staging, 'assets'), { recursive: true });
  await writeFile(join(staging, 'main.js'), content);
  await writeFile(join(staging, 'assets/style.css'), content);
  return staging;
}

test('a folder is whole once it is in its place, also when something is added later', async () => {
  expect(isWhole(folder)).toBe(false);
  putInPlace(await stage('go()'), folder);
  await writeFile(join(folder, 'later.js'), '');
  expect(isWhole(folder)).toBe(true);
});

test.each([
  ['half of a file', () => truncate(join(folder, 'assets/style.css'), 2)],
  ['nothing of a file', () => rm(join(folder, 'main.js'))],
  ['other bytes in a file', () => writeFile(join(folder, 'main.js'), 'no()')],
  ['half of what tells of its files', () => truncate(join(folder, '.hashes.json'), 9)],
  ['nothing of what tells of its files', () => rm(join(folder, '.hashes.json'))],
])('of a folder with %s another one takes the place', async (_what, damage) => {
  putInPlace(await stage('go()'), folder);
  await damage();
  expect(isWhole(folder)).toBe(false);
  putInPlace(await stage('come()'), folder);
  expect(isWhole(folder)).toBe(true);
  expect(await readFile(join(folder, 'main.js'), 'utf8')).toBe('come()');
});

test('what another process has put there whole stays, and the second one goes', async () => {
  putInPlace(await stage('first()'), folder);
  const staging = await stage('second()');
  putInPlace(staging, folder);
  expect(await readFile(join(folder, 'main.js'), 'utf8')).toBe('first()');
  await expect(readFile(join(staging, 'main.js'))).rejects.toThrow('ENOENT');
});
