import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPlainText } from '../../../scripts/local-server/admit';
import { type ClaimedPort, claimPort } from '../../../scripts/local-server/claim-port';
import { PlainError } from '../../../scripts/plain-error';
import { absurdRequests, rawRequest } from '../../support/raw-request';

let claimed: ClaimedPort;
let port: number;

beforeEach(async () => {
  claimed = await claimPort({ host: '127.0.0.1', port: 0 }, 'npm start');
  port = Number(new URL(claimed.url).port);
});

afterEach(() => claimed.close());

test('asks for patience until there is something to serve', async () => {
  const { status, head, body } = await rawRequest({ port });
  expect(status).toBe(503);
  expect(head).toMatch(/retry-after: 1/i);
  // A refresh alone leaves an address with a place of the page where it is.
  expect(head).toMatch(/refresh: 1/i);
  expect(body).toContain('location.reload()');
  claimed.serve((_request, response, { pathname }) => sendPlainText(response, 200, pathname));
  expect(await rawRequest({ port, path: '/a' })).toMatchObject({ status: 200, body: expect.stringContaining('/a') });
});

test('a port that is taken is told in one sentence that names another', async () => {
  const second = claimPort({ host: '127.0.0.1', port }, 'npm start');
  await expect(second).rejects.toThrow(PlainError);
  await expect(second).rejects.toThrow(new RegExp(`Port ${port} is taken.*PORT=\\d+ npm start`));
});

test.each(absurdRequests)('survives %j', async (request) => {
  claimed.serve((_request, response) => sendPlainText(response, 200, 'reached'));
  expect([400, 403]).toContain((await rawRequest({ port, ...request })).status);
  expect((await rawRequest({ port })).status).toBe(200);
});

test('answers a foreign host with its own address', async () => {
  const { status, body } = await rawRequest({ port, headers: { host: `evil.example:${port}` } });
  expect(status).toBe(403);
  expect(body).toContain(`http://127.0.0.1:${port}`);
});

test('what a handler throws is answered with 500, or breaks the answer off', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  claimed.serve(() => {
    throw new Error('broken');
  });
  expect((await rawRequest({ port })).status).toBe(500);
  claimed.serve(async (_request, response) => {
    response.writeHead(200).write('half');
    throw new Error('broken');
  });
  await rawRequest({ port });
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

test('requests of one connection are answered in their turn, and whoever sends many without reading is cut off', async () => {
  let [begun, open, mostOpen] = [0, 0, 0];
  claimed.serve((_request, response, { pathname }) => {
    begun += 1;
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setImmediate(() => {
      open -= 1;
      sendPlainText(response, 200, pathname);
    });
  });
  const send = (paths: readonly string[]) =>
    new Promise<string>((resolve) => {
      const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')));
      socket.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
        if (heard.includes('/last\n')) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });
  const answers = await send(['/first', '/second', '/third', '/last']);
  expect(answers.match(/\/\w+(?=\n)/g)).toEqual(['/first', '/second', '/third', '/last']);
  expect(mostOpen).toBe(1);
  begun = 0;
  await send(Array.from({ length: 1000 }, (_, index) => `/${index}`));
  expect(begun).toBeLessThan(10);
});
