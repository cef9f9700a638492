import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../../support/copy-project';
import { PATIENCE } from '../../support/patience';
import { endProcess, freePort } from '../../support/processes';

let copy: string;
let address: string;
let said = '';
let server: ChildProcess;

beforeAll(async () => {
  copy = await copyProject('live-schemas');
  const port = await freePort();
  address = `http://127.0.0.1:${port}/contacto`;
  const env = { ...process.env, PORT: String(port) };
  server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], { cwd: copy, env });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += String(part)));
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), PATIENCE);
});

afterAll(async () => {
  await endProcess(server, 'SIGKILL');
  await rm(copy, { recursive: true, force: true });
});

test('content that has changed together with a schema that cannot be read shows once that can be', async () => {
  const [schema, page] = [join(copy, 'schemas/page.schema.json'), join(copy, 'site/pages/contact.yaml')];
  const [sound, before] = [await readFile(schema, 'utf8'), await readFile(page, 'utf8')];
  const now = before.replace(/^title: .*$/m, 'title: { es: "Llama a la puerta", en: "Knock at the door" }');
  expect(now).not.toBe(before);
  await Promise.all([writeFile(schema, '{'), writeFile(page, now)]);
  await vi.waitFor(() => expect(said).toContain('SyntaxError'), PATIENCE);
  await writeFile(schema, sound);
  await vi.waitFor(async () => expect(await (await fetch(address)).text()).toContain('Llama a la puerta'), PATIENCE);
});
