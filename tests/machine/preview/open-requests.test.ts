import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteRequests, type OpenRequests } from '../../../scripts/preview/open-requests';
import { PATIENCE } from '../../support/patience';

let requests: OpenRequests;
let server: Server;
let unanswered: ServerResponse[];

beforeEach(async () => {
  requests = noteRequests();
  unanswered = [];
  server = createServer((request, response) => requests.note(request, response, () => unanswered.push(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks for something, until the server has heard of it. */
async function ask(): Promise<AbortController> {
  const { port } = server.address() as AddressInfo;
  const heard = once(server, 'request');
  const controller = new AbortController();
  fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal }).catch(() => undefined);
  await heard;
  return controller;
}

/** Whether they are all answered a little later. */
async function isAnswered(): Promise<boolean> {
  const answered = requests.answered(() => false).then(() => true);
  return Promise.race([answered, wait(60).then(() => false)]);
}

test('nothing is waited for where nothing is asked', async () => {
  expect(await isAnswered()).toBe(true);
});

test('every request is waited for until it is answered', async () => {
  await ask();
  await ask();
  expect(await isAnswered()).toBe(false);
  unanswered[0]?.end('one');
  expect(await isAnswered()).toBe(false);
  unanswered[1]?.end('two');
  await expect.poll(isAnswered, PATIENCE).toBe(true);
});

test('who goes away is not waited for any more', async () => {
  const controller = await ask();
  expect(await isAnswered()).toBe(false);
  controller.abort();
  await expect.poll(isAnswered, PATIENCE).toBe(true);
});

test('what is outdated waits for nobody', async () => {
  await ask();
  await requests.answered(() => true);
  expect(await isAnswered()).toBe(false);
});
