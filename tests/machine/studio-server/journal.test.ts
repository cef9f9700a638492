import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { createJournal, type Journal } from '../../../scripts/studio-server/journal';
import { createSeat } from '../../../scripts/studio-server/seat';
import { createSiteStore, type SiteStore } from '../../../scripts/studio-server/site-store';

let folder: string;
let file: string;
let journal: Journal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  file = join(folder, 'deep/journal.jsonl');
  journal = createJournal(file);
});

afterEach(() => rm(folder, { recursive: true }));

test('is empty before anything was noted', async () => {
  expect(await journal.read()).toEqual([]);
});

test('is not taken for empty where it cannot be read', async () => {
  await mkdir(file, { recursive: true });
  await expect(journal.read()).rejects.toThrow('EISDIR');
});

test('has the lines in their order, for nobody else on this computer', async () => {
  await journal.add(['{"a":"ñ\\n"}', '2']);
  await journal.add(['"tres"']);
  expect(await journal.read()).toEqual(['{"a":"ñ\\n"}', '2', '"tres"']);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await journal.replace(['4']);
  expect(await journal.read()).toEqual(['4']);
});

test.each(['{"torn', '"ñ'.slice(0, 1), '\0\0\0\0', '\0\0\n\0', '{"a":\n"b"}\n', '1'])(
  'what was being written is dropped, and does not swallow what comes next: %j',
  async (torn) => {
    await journal.add(['{"a":"ñ"}']);
    await appendFile(file, torn);
    expect(await journal.read()).toEqual(['{"a":"ñ"}']);
    await journal.add(['2']);
    expect(await readFile(file, 'utf8')).toBe('{"a":"ñ"}\n2\n');
  },
);

test('is not gone on with where somebody has taken it away, but begun anew', async () => {
  const store = createSiteStore(project.site, journal, createSeat(join(folder, 'deep/seat')));
  const { seat } = await store.open();
  await store.record(seat, ['1'], false);
  await store.record(seat, ['"dós"'], false);
  await rm(join(folder, 'deep'), { recursive: true });
  await expect(store.record(seat, ['3'], false)).rejects.toMatchObject({ reason: 'conflict' });
  expect(await journal.read()).toEqual([]);
  await store.record(seat, ['4'], true);
  await store.record(seat, ['5'], false);
  expect(await journal.read()).toEqual(['4', '5']);
});

test('of two servers of one site, the one that was opened last writes into it', async () => {
  const [first, second] = [1, 2].map(() =>
    createSiteStore(project.site, createJournal(file), createSeat(join(folder, 'deep/seat'))),
  ) as [SiteStore, SiteStore];
  const { seat: former } = await first.open();
  await first.record(former, ['1'], false);
  const { seat, journal: found } = await second.open();
  expect(found).toEqual(['1']);
  await second.record(seat, ['2'], false);
  await expect(first.record(former, [], true)).rejects.toMatchObject({ reason: 'superseded' });
  await expect(first.write(former, [])).rejects.toMatchObject({ reason: 'superseded' });
  expect(await new Promise((onEnd) => first.watch(former, { onChange: () => undefined, onEnd }))).toMatchObject({
    reason: 'superseded',
  });
  await second.record(seat, ['3'], false);
  expect(await journal.read()).toEqual(['1', '2', '3']);
  const { seat: again } = await first.open();
  await first.record(again, ['4'], true);
  await expect(second.record(seat, ['5'], false)).rejects.toMatchObject({ reason: 'superseded' });
});
