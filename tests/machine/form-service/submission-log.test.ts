import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../../../scripts/atomic-files/lock';
import { createSubmissionLog, type Submission } from '../../../scripts/form-service/submission-log';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'submissions-'));
  file = join(folder, 'deep/submissions.jsonl');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function submission(id: string, message = 'Line\nbreak «ñ»'): Submission {
  return {
    id,
    formId: 'order',
    createdAt: '2026-01-15T10:00:00.000Z',
    language: 'es',
    attribution: {},
    answers: { message },
  };
}

async function lines(): Promise<Submission[]> {
  const text = await readFile(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Submission);
}

test('each submission is one line, in the order in which they came', async () => {
  const log = createSubmissionLog(file);
  const all = Array.from({ length: 50 }, (_, index) => submission(`s-${index}`, 'x'.repeat(5000)));
  await Promise.all(all.map((each) => log.add(each)));
  expect(await lines()).toEqual(all);
});

test('a submission that comes twice, even at once, is one line', async () => {
  const log = createSubmissionLog(file);
  await Promise.all([log.add(submission('s-1')), log.add(submission('s-1'))]);
  await log.add(submission('s-1'));
  expect(await lines()).toEqual([submission('s-1')]);
});

test('what another run is writing at that moment is waited for', async () => {
  const other = createSubmissionLog(file);
  await other.add(submission('s-1'));
  const release = takeLock(`${file}.lock`);
  const line = `${JSON.stringify(submission('s-2'))}\n`;
  await appendFile(file, line.slice(0, 20));
  const added = createSubmissionLog(file).add(submission('s-3'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await appendFile(file, line.slice(20));
  release();
  await added;
  expect(await lines()).toEqual(['s-1', 's-2', 's-3'].map((id) => submission(id)));
});

test('one that was sent, and is sent again with something else in it, is not lost', async () => {
  const log = createSubmissionLog(file);
  await log.add(submission('s-1'));
  await Promise.all([log.add(submission('s-1', 'Another')), log.add(submission('s-1'))]);
  await createSubmissionLog(file).add(submission('s-1', 'Another'));
  expect(await lines()).toEqual([submission('s-1'), submission('s-1', 'Another')]);
});

test('a submission of an earlier run, or of one beside it, is not stored again', async () => {
  await createSubmissionLog(file).add(submission('s-1'));
  const [one, other] = [createSubmissionLog(file), createSubmissionLog(file)];
  await one.add(submission('s-1'));
  await one.add(submission('s-2'));
  await other.add(submission('s-2'));
  expect((await lines()).map(({ id }) => id)).toEqual(['s-1', 's-2']);
});

test('what a run that was killed has left half-written swallows no other submission', async () => {
  await createSubmissionLog(file).add(submission('s-1'));
  await appendFile(file, JSON.stringify(submission('s-2')).slice(0, 60));
  await createSubmissionLog(file).add(submission('s-2'));
  expect(await lines()).toEqual([submission('s-1'), submission('s-2')]);
});

test('the last submission of a file that somebody has saved without its last line end is kept', async () => {
  await createSubmissionLog(file).add(submission('s-1'));
  await writeFile(file, (await readFile(file, 'utf8')).trimEnd());
  const log = createSubmissionLog(file);
  await log.add(submission('s-1'));
  await log.add(submission('s-2'));
  expect(await lines()).toEqual([submission('s-1'), submission('s-2')]);
});

test('nobody else on the computer can read the file', async () => {
  await createSubmissionLog(file).add(submission('s-1'));
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('a failure is told, does not hinder the next, and the same can be tried again', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where a folder should be');
  const log = createSubmissionLog(join(blocked, 'submissions.jsonl'));
  await expect(log.add(submission('s-1'))).rejects.toThrow();
  await rm(blocked);
  file = join(blocked, 'submissions.jsonl');
  await log.add(submission('s-2'));
  await log.add(submission('s-1'));
  expect((await lines()).map(({ id }) => id)).toEqual(['s-2', 's-1']);
});
