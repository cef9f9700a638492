import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameBelow, readFileBelow, readFiles } from '../../scripts/read-files';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-files-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/home.yaml'), 'home');
  await writeFile(join(folder, 'pages/.hidden.yaml'), 'hidden');
  await symlink('home.yaml', join(folder, 'pages/linked.yaml'));
  await symlink('pages', join(folder, 'faqs'));
  execFileSync('mkfifo', [join(folder, 'pages/pipe.yaml')]);
  await symlink('.', join(folder, 'pages/again'));
  await writeFile(inLatin('pages/caf\xe9'), 'latin');
  await mkdir(inLatin('pages/im\xe1genes'));
});

/** As some programs for archives name files: no UTF-8. */
function inLatin(name: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]);
}

afterAll(() => rm(folder, { recursive: true }));

test('the files of a folder are read, and what is none of its own is told of', async () => {
  const passedOver: string[] = [];
  const files = await readFiles(folder, (path) => passedOver.push(path));
  expect([...files].map(([path, content]) => [path, String(content)])).toEqual([['pages/home.yaml', 'home']]);
  expect(passedOver).toEqual([
    'faqs',
    'pages/again',
    'pages/caf\ufffd',
    'pages/im\ufffdgenes',
    'pages/linked.yaml',
    'pages/pipe.yaml',
  ]);
});

test.each([
  ['pages/home.yaml', 'home'],
  ['pages/linked.yaml', undefined],
  ['faqs/home.yaml', undefined],
  ['pages/pipe.yaml', undefined],
  ['pages/gone.yaml', undefined],
  ['pages/home.yaml/more.yaml', undefined],
  ['pages', undefined],
])('one of them is read as all are: %s', async (path, content) => {
  expect((await readFileBelow(folder, path))?.toString()).toBe(content);
});

test('on a Mac, where both are the same file, a name has its accents as texts have them', () => {
  const apart = 'media/café.jpg'.normalize('NFD');
  expect(nameBelow(folder, join(folder, apart), 'darwin')).toBe('media/café.jpg');
  expect(nameBelow(folder, join(folder, apart), 'linux')).toBe(apart);
});
