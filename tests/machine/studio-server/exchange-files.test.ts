import { chmod, link, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  contentHash,
  FilesChanged,
  recoverFiles,
  replaceFiles,
  UnwritableFile,
} from '../../../scripts/atomic-files/replace-files';
import { hashOf } from '../../../scripts/hash';
import { project } from '../../../scripts/project';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'a.yaml'), 'a', { mode: 0o640 });
  await writeFile(join(folder, 'pages/b.yaml'), 'b');
});

afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

async function all(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

test('files are made, changed and deleted, and keep who may read them', async () => {
  await replaceFiles(folder, [
    { path: 'a.yaml', before: contentHash(bytes('a')), content: bytes('A') },
    { path: 'pages/b.yaml', before: contentHash(bytes('b')), content: undefined },
    { path: 'new/deep/c.yaml', before: undefined, content: bytes('C') },
  ]);
  expect(await all()).toEqual({ 'a.yaml': 'A', 'new/deep/c.yaml': 'C' });
  expect((await stat(join(folder, 'a.yaml'))).mode & 0o777).toBe(0o640);
});

test('a file gets its name in other capitals where the system finds it by both', async () => {
  // As such a system has it: one file, which is there under either name.
  await link(join(folder, 'a.yaml'), join(folder, 'A.yaml'));
  await replaceFiles(folder, [
    { path: 'A.yaml', before: undefined, content: bytes('A') },
    { path: 'a.yaml', before: contentHash(bytes('a')), content: undefined },
  ]);
  expect(await all()).toEqual({ 'A.yaml': 'A', 'pages/b.yaml': 'b' });
});

test('none is written where one is another than it was, or is there, or is gone', async () => {
  const before = await all();
  const exchange = replaceFiles(folder, [
    { path: 'pages/b.yaml', before: contentHash(bytes('older')), content: bytes('B') },
    { path: 'pages/gone.yaml', before: contentHash(bytes('x')), content: undefined },
    { path: 'new/c.yaml', before: undefined, content: bytes('C') },
    { path: 'a.yaml', before: undefined, content: bytes('A') },
  ]).catch((error: unknown) => error);
  expect(await exchange).toBeInstanceOf(FilesChanged);
  expect(await exchange).toMatchObject({ paths: ['pages/b.yaml', 'pages/gone.yaml', 'a.yaml'] });
  expect(await all()).toEqual(before);
  expect(await readdir(folder)).toEqual(['a.yaml', 'pages']);
});

test.each([
  ['a folder stands in its place', { path: 'pages', before: undefined, content: bytes('x') }],
  ['a file stands where its folder is to be', { path: 'a.yaml/c.yaml', before: undefined, content: bytes('x') }],
  ['its name is too long', { path: `${'x'.repeat(250)}.yaml`, before: undefined, content: bytes('x') }],
])('none is written where %s', async (_why, change) => {
  const before = await all();
  const exchange = replaceFiles(folder, [
    { path: 'a.yaml', before: contentHash(bytes('a')), content: bytes('A') },
    change,
  ]);
  const failure = await exchange.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnwritableFile);
  expect(failure).toMatchObject({ path: change.path });
  expect(await all()).toEqual(before);
});

test.each([
  ['changed', bytes('B')],
  ['deleted', undefined],
])(
  'what nobody is to write is not %s, whatever its folder lets be done, and nothing else is',
  async (_how, content) => {
    await chmod(join(folder, 'pages/b.yaml'), 0o444);
    const before = await all();
    const exchange = replaceFiles(folder, [
      { path: 'a.yaml', before: contentHash(bytes('a')), content: bytes('A') },
      { path: 'pages/b.yaml', before: contentHash(bytes('b')), content },
    ]);
    await expect(exchange).rejects.toMatchObject({ name: 'UnwritableFile', path: 'pages/b.yaml' });
    expect(await all()).toEqual(before);
  },
);

test('those that were done are put back where a later one cannot be', async () => {
  const before = await all();
  const exchange = replaceFiles(folder, [
    { path: 'a.yaml', before: contentHash(bytes('a')), content: bytes('A') },
    { path: 'new/c.yaml', before: undefined, content: bytes('C') },
    { path: 'pages/b.yaml', before: contentHash(bytes('b')), content: undefined },
    // Gone by the time that it is its turn.
    { path: './pages/b.yaml', before: contentHash(bytes('b')), content: undefined },
  ]);
  await expect(exchange).rejects.toThrow(UnwritableFile);
  expect(await all()).toEqual(before);
  expect(await readdir(folder)).toEqual(['a.yaml', 'pages']);
});

test('what a process that was killed had decided is done, and what it had not is taken away', async () => {
  const [decided, undecided] = ['4194304999-00000000000a', '4194304999-00000000000b'];
  const decisions = join(project.local, 'exchanges', hashOf(folder));
  await mkdir(decisions, { recursive: true });
  const decision = [
    ['a.yaml', true],
    ['done.yaml', true],
    ['pages/b.yaml', false],
    // Its name in other capitals, of a system that finds it by both.
    ['Done.yaml', false],
  ];
  await writeFile(join(decisions, decided), JSON.stringify(decision));
  await writeFile(join(folder, 'done.yaml'), 'D');
  await link(join(folder, 'done.yaml'), join(folder, 'Done.yaml'));
  await writeFile(join(folder, `.a.yaml.new-${decided}`), 'A');
  await writeFile(join(folder, `.a.yaml.old-${decided}`), 'a');
  await writeFile(join(folder, `pages/.c.yaml.new-${undecided}`), 'C');
  await recoverFiles(folder);
  expect(await all()).toEqual({ 'a.yaml': 'A', 'done.yaml': 'D', 'Done.yaml': 'D' });
  expect(await readdir(decisions)).toEqual([]);
  await rm(decisions, { recursive: true });
});

test('where links lead, nothing is looked for or taken away', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  await writeFile(join(elsewhere, '.a.yaml.new-1-0123456789ab'), 'of another site');
  for (const [name, target] of Object.entries({ elsewhere, one: '.', two: '.' })) {
    await symlink(target, join(folder, 'pages', name));
  }
  await recoverFiles(folder);
  expect(await readdir(elsewhere)).toHaveLength(1);
  await rm(elsewhere, { recursive: true });
});
