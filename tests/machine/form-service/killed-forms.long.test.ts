import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Submission } from '../../../scripts/form-service/submission-log';
import { type Run, runScript, stop, untilAnswers } from '../../support/commands';
import { freePort } from '../../support/processes';

/** `npm run kill` sets many more. */
const { FORM_KILLS = '1' } = process.env;
const kills = Number(FORM_KILLS);
const AT_ONCE = 500;
const answers = { name: 'Ana Trigo', email: 'ana@example.com', message: 'Two «loaves»\nof rye', privacy: 'yes' };

let folder: string;
let port: number;
let run: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-forms-'));
  port = await freePort();
  await start();
});

afterAll(async () => {
  await stop(run);
  await rm(folder, { recursive: true, force: true });
});

const address = () => `http://127.0.0.1:${port}/f/order`;

async function start(): Promise<void> {
  run = runScript('tests/support/serve-forms.ts', [String(port), folder]);
  await untilAnswers(run, address());
}

async function send(id: string): Promise<boolean> {
  const body = new URLSearchParams({ ...answers, _id: id });
  return (await fetch(address(), { method: 'POST', body }).catch(() => undefined))?.status === 200;
}

async function stored(): Promise<Submission[]> {
  const lines = (await readFile(join(folder, 'submissions.jsonl'), 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Submission);
}

test(
  `of ${AT_ONCE} submissions at once, with the service killed among them, every confirmed one is a whole line, once (${kills} times)`,
  async () => {
    for (let round = 0; round < kills; round += 1) {
      const ids = Array.from({ length: AT_ONCE }, () => randomUUID());
      const sending = Promise.all(ids.map(send));
      await wait(Math.random() * 1500);
      await stop(run);
      const isConfirmed = await sending;
      await start();
      // After a start, for a line that was half-written then is taken away with the next submission.
      await send(randomUUID());
      const kept = new Set((await stored()).map(({ id }) => id));
      expect(ids.filter((id, index) => isConfirmed[index] === true && !kept.has(id))).toEqual([]);
      // A visitor who saw no answer sends it again.
      await Promise.all(ids.filter((_id, index) => isConfirmed[index] !== true).map(send));
      const found = (await stored()).map(({ id }) => id);
      expect(new Set(found).size).toBe(found.length);
      expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    }
    expect((await stored()).every(({ answers: told }) => told.message === answers.message)).toBe(true);
  },
  60_000 + kills * 30_000,
);

test('slow, huge, malformed and unfinished requests hinder nobody and are cut off', async () => {
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    return socket;
  };
  const head = `POST /f/order HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/x-www-form-urlencoded\r\n`;
  const sockets = Array.from({ length: 200 }, (_none, index) =>
    open(
      [`${head}content-length: 1000\r\n\r\nname=`, head, 'GET', `${head}transfer-encoding: chunked\r\n\r\n5\r\nna`][
        index % 4
      ] ?? '',
    ),
  );
  const huge = open(`${head}content-length: 999999999999\r\n\r\n`);
  const refused = new Promise<string>((resolve) => huge.once('data', (data: Buffer) => resolve(data.toString())));
  expect(await refused).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close/i);
  expect(await send(randomUUID())).toBe(true);
  for (const socket of [...sockets, huge]) socket.destroy();
});
