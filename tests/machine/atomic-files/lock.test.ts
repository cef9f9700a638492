import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LockedError, takeLock } from '../../../scripts/atomic-files/lock';

const noLinks = vi.hoisted(() => ({ value: false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (noLinks.value) throw Object.assign(new Error('no links'), { code: 'EPERM' });
    fs.linkSync(from, to);
  };
  return { ...fs, linkSync };
});

let place: string;
let path: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(place, 'lock');
});

afterEach(() => rm(place, { recursive: true, force: true }));

test.each([
  ['', false],
  [' of a file system without links', true],
])('a lock%s is had by one, names its process, and leaves nothing behind', async (_what, without) => {
  noLinks.value = without;
  const release = takeLock(path);
  expect(await readdir(place)).toEqual(['lock']);
  expect(() => takeLock(path)).toThrow(LockedError);
  expect(() => takeLock(path)).toThrow(`process ${process.pid}`);
  release();
  takeLock(path)();
  expect(await readdir(place)).toEqual([]);
});

test.each(['99999999-0123456789ab', `${process.pid}-0123456789ab`, '', 'something else/'])(
  'the lock of nobody is taken over: «%s»',
  async (holder) => {
    await writeFile(path, holder);
    takeLock(path)();
    expect(await readdir(place)).toEqual([]);
  },
);

test('the lock of another process that runs is not', async () => {
  await writeFile(path, `${process.ppid}-0123456789ab`);
  expect(() => takeLock(path)).toThrow(`process ${process.ppid}`);
});
