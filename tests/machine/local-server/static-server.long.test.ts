import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ClaimedPort, claimPort } from '../../../scripts/local-server/claim-port';
import { serveStatic } from '../../../scripts/local-server/static-server';
import { absurdRequests, rawRequest } from '../../support/raw-request';

let folder: string;
let claimed: ClaimedPort;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await writeSite(join(folder, 'dist'), 'first');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, 'dist-more'));
  await writeFile(join(folder, 'dist-more/secret.txt'), 'secret');
  claimed = await claimPort({ host: '127.0.0.1', port: 0 }, 'npm start');
  claimed.serve(serveStatic(join(folder, 'dist')));
  port = Number(new URL(claimed.url).port);
});

afterAll(async () => {
  claimed.close();
  await rm(folder, { recursive: true, force: true });
});

/** A site of pages whose length depends on the word. */
async function writeSite(path: string, word: string): Promise<void> {
  await mkdir(join(path, 'en'), { recursive: true });
  for (const page of ['index.html', 'cursos.html', 'en/index.html', '404.html', 'en/404.html']) {
    await writeFile(join(path, page), `${page} ${word.repeat(1000)}`);
  }
  await writeFile(join(path, 'empty.txt'), '');
  await writeFile(join(path, '_headers'), '/*');
  await writeFile(join(path, 'app.js'), '0123456789');
}

test.each([
  ['/', 200, 'index.html', 'text/html'],
  ['/cursos', 200, 'cursos.html', 'text/html'],
  ['/cursos/', 200, 'cursos.html', 'text/html'],
  ['/cursos.html?a=1', 200, 'cursos.html', 'text/html'],
  ['/en', 200, 'en/index.html', 'text/html'],
  ['/app.js', 200, '0123456789', 'text/javascript'],
  ['/empty.txt', 200, '', 'text/plain'],
  ['/nothing', 404, '404.html', 'text/html'],
  ['/app.js/more', 404, '404.html', 'text/html'],
  [`/${'long'.repeat(100)}`, 404, '404.html', 'text/html'],
  ['/app.js/', 404, '404.html', 'text/html'],
  ['/en/nothing/at/all', 404, 'en/404.html', 'text/html'],
  ['/EN/nothing', 404, 'en/404.html', 'text/html'],
  ['/_headers', 404, '404.html', 'text/html'],
  ['/_headers/', 404, '404.html', 'text/html'],
  ['/%2f_headers', 404, '404.html', 'text/html'],
  ['/assets/..%2f_headers', 404, '404.html', 'text/html'],
  ['/..%2fsecret.txt', 404, '404.html', 'text/html'],
  ['/..%2fdist-more%2fsecret.txt', 404, '404.html', 'text/html'],
])('%s is answered with %i and %s', async (path, status, content, type) => {
  const answer = await rawRequest({ port, path });
  expect(answer.status).toBe(status);
  expect(answer.head).toContain(`content-type: ${type}; charset=utf-8`);
  expect(answer.body.startsWith(content)).toBe(true);
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=7-999', 206, '789'],
  ['bytes=-3', 206, '789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
  ['bytes=5-2', 416, ''],
  ['bytes=10-', 416, ''],
  ['bytes=-0', 416, ''],
  [`bytes=${'9'.repeat(40)}-`, 416, ''],
])('Range: %s is answered with %i', async (range, status, content) => {
  const answer = await rawRequest({ port, path: '/app.js', headers: { range } });
  expect(answer).toMatchObject({ status, body: content });
});

test('a part of a file that has changed meanwhile is not sent, but all of it', async () => {
  const part = (tag: string) => rawRequest({ port, path: '/app.js', headers: { range: 'bytes=2-4', 'if-range': tag } });
  expect(await part('"another"')).toMatchObject({ status: 200, body: '0123456789' });
  const tag = /etag: (\S+)/.exec((await rawRequest({ port, path: '/app.js' })).head)?.[1] ?? '';
  expect(await part(tag)).toMatchObject({ status: 206, body: '234' });
});

test('an address that begins where files are kept for ever, and leads elsewhere, is not', async () => {
  expect((await rawRequest({ port, path: '/assets/..%2fcursos' })).head).toContain('cache-control: no-cache');
});

test.each(absurdRequests)('survives %j', async (request) => {
  expect([400, 403]).toContain((await rawRequest({ port, ...request })).status);
  expect((await rawRequest({ port })).status).toBe(200);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('texts come in fewer bytes to who reads %s', async (accepted, coding, decompress) => {
  const load = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve) => {
      get({ port, path, headers: { 'accept-encoding': accepted, ...headers } }, resolve);
    });
  const answer = await load('/cursos');
  const sent = await buffer(answer);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(sent.length).toBeLessThan(500);
  expect(decompress(sent).toString()).toBe(`cursos.html ${'first'.repeat(1000)}`);
  const again = await load('/cursos', { 'if-none-match': answer.headers.etag ?? '' });
  expect(again.statusCode).toBe(304);
  const part = await load('/app.js', { range: 'bytes=2-4' });
  expect(part.headers['content-encoding']).toBeUndefined();
  expect((await buffer(part)).toString()).toBe('234');
});

test('only reading is answered, and HEAD without content', async () => {
  expect((await rawRequest({ port, method: 'POST', body: 'a=b' })).status).toBe(405);
  expect(await rawRequest({ port, method: 'HEAD', path: '/app.js' })).toMatchObject({ status: 200, body: '' });
});

test('what is there and cannot be read is not said to be missing, nor kept for ever', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await mkdir(join(folder, 'dist/assets'));
  await symlink('circle.js', join(folder, 'dist/assets/circle.js'));
  const { status, head } = await rawRequest({ port, path: '/assets/circle.js' });
  expect(status).toBe(500);
  expect(head).toContain('cache-control: no-cache');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('ELOOP'));
  told.mockRestore();
});

test('while the folder is replaced, every answer is whole, and one that cannot be given asks for patience', async () => {
  let isReplacing = true;
  const replacing = (async () => {
    for (let round = 0; round < 40; round++) {
      await writeSite(join(folder, 'next'), round % 2 === 0 ? 'a' : 'longer');
      await rename(join(folder, 'dist'), join(folder, 'last'));
      await rename(join(folder, 'next'), join(folder, 'dist'));
      await rm(join(folder, 'last'), { recursive: true });
    }
    isReplacing = false;
  })();
  const statuses = new Set<number>();
  while (isReplacing) {
    const { status, head, body } = await rawRequest({ port, path: '/cursos' });
    statuses.add(status);
    if (status === 200) expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  }
  await replacing;
  expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
});
