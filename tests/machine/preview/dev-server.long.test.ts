import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { project } from '../../../scripts/project';
import { type Run, runCommand, stop, untilAnswers } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';
import { PATIENCE } from '../../support/patience';
import { freePort } from '../../support/processes';
import { absurdRequests, rawRequest } from '../../support/raw-request';
import { repliesTo } from '../../support/raw-socket';

const SECRET = 'ana@example.com';

let folder: string;
let local: string;
let port: number;
let run: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await mkdir(project.generated, { recursive: true });
  local = await mkdtemp(join(project.generated, 'dev-server-local-'));
  for (const name of ['submissions.jsonl', 'page.html', 'code.js', 'style.css']) {
    await writeFile(join(local, name), `/* ${SECRET} */`);
  }
  await writeFile(join(folder, 'editor.sh'), `#!/bin/sh\necho "$@" >> ${join(folder, 'opened')}\n`, { mode: 0o755 });
  port = await freePort();
  run = runCommand('dev', {
    SITE: basicFolder,
    PORT: String(port),
    LOCAL_FOLDER: local,
    LAUNCH_EDITOR: join(folder, 'editor.sh'),
  });
  await untilAnswers(run, `http://127.0.0.1:${port}/contacto`);
});

afterAll(async () => {
  await stop(run);
  for (const path of [folder, local]) await rm(path, { recursive: true, force: true });
});

describe('what the page needs is served', () => {
  test.each(['/@vite/client', '/scripts/preview/browser.ts', '/src/entry-client.ts', '/src/boot.ts', '/icons.svg'])(
    '%s',
    async (path) => {
      expect((await rawRequest({ port, path })).status).toBe(200);
    },
  );
});

test('of other packages, what a page can need is ready before one is asked for: else each open page would be loaded anew', async () => {
  const { dependencies } = JSON.parse(await readFile(join(project.root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const readyPackages = async () => {
    const known = await readFile(join(project.root, 'node_modules/.vite/deps/_metadata.json'), 'utf8').catch(
      () => '{}',
    );
    return Object.keys((JSON.parse(known) as { optimized?: object }).optimized ?? {});
  };
  await expect.poll(readyPackages, PATIENCE).toEqual(expect.arrayContaining(Object.keys(dependencies)));
});

describe('nothing else of this computer is served', () => {
  const address = () => relative(project.root, local);
  const files = ['submissions.jsonl', 'page.html', 'code.js', 'style.css'];
  const queries = ['', '?raw', '?import', '?import&raw', '?inline', '?import&inline', '?raw??', '?t=1'];
  const ways: readonly ((file: string) => string)[] = [
    (file) => `/${address()}/${file}`,
    (file) => `/${address().replace('generated', 'src/../generated')}/${file}`,
    (file) => `/${address().replace('generated', 'src/%2e%2e/generated')}/${file}`,
    (file) => `/${address().replace('generated', 'src/..%2fgenerated')}/${file}`,
    (file) => `/${address().replace('g', '%67')}/${file}`,
    (file) => `/${address()}%2f${file}`,
    (file) => `/@fs${local}/${file}`,
    (file) => `/@fs/${local}/${file}`,
    (file) => `/@fs${project.root}/src/../${address()}/${file}`,
    (file) => `/@fs${project.root}/src/%2e%2e/${address()}/${file}`,
    (file) => `/@fs${project.root}/src/..%2f${address()}/${file}`,
    (file) => `/@id/${local}/${file}`,
    (file) => `/@id/__x00__${local}/${file}`,
  ];

  test.each(files)('%s of the folder for submissions, however it is asked for', async (file) => {
    for (const path of ways.flatMap((way) => queries.map((query) => way(file) + query))) {
      const { status, body } = await rawRequest({ port, path, headers: { origin: 'http://localhost:9999' } });
      expect(body, path).not.toContain(SECRET);
      expect(status, path).toBeGreaterThanOrEqual(400);
    }
  });

  test.each([
    '/package.json',
    '/README.md',
    '/vite.config.ts',
    '/scripts/commands/dev.ts',
    '/site/settings.yaml',
    '/site/settings.yaml?raw',
    '/schemas/page.schema.json?import',
    '/generated/types.ts',
    '/.git/HEAD',
    '/.git',
    '/.env',
    '/.local/submissions.jsonl',
    '/dist/index.html',
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw',
  ])('%s', async (path) => {
    expect([403, 404]).toContain((await rawRequest({ port, path })).status);
  });

  test.each(['?url', '?worker', '?sharedworker', '?worker_file&type=classic', '?worker_file&type=module'])(
    'nor told of by the module of its address or a worker: %s',
    async (query) => {
      for (const path of ways.map((way) => way('code.js') + query)) {
        expect((await rawRequest({ port, path })).body, path).not.toContain(SECRET);
      }
    },
  );

  test('nor may a page of another origin read what is served', async () => {
    const headers = { origin: 'http://localhost:9999' };
    const { head } = await rawRequest({ port, path: '/src/boot.ts', headers });
    expect(head).not.toMatch(/access-control-allow-origin/i);
  });
});

describe('a file is opened in the editor', () => {
  const opened = () => readFile(join(folder, 'opened'), 'utf8').catch(() => '');
  const own = () => `http://127.0.0.1:${port}`;
  const ask = (headers: Readonly<Record<string, string>>, method = 'POST') =>
    rawRequest({ port, method, path: '/__open-in-editor?file=site/settings.yaml', headers });

  test.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['GET', { 'sec-fetch-site': 'same-site' }],
    ['GET', { 'sec-fetch-site': 'none' }],
    ['GET', {}],
    ['POST', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['POST', { origin: 'http://evil.example' }],
    ['POST', { origin: 'http://127.0.0.1:9' }],
    ['POST', { origin: 'null' }],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('not for %s with %j', async (method, headers) => {
    expect((await ask(headers, method)).status).toBe(403);
    expect(await opened()).toBe('');
  });

  test('not for the path in other letters, nor under a foreign name', async () => {
    const path = '/__OPEN-in-editor/?file=site/settings.yaml';
    expect((await rawRequest({ port, path, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await ask({ host: 'evil.example', origin: 'http://evil.example' })).status).toBe(403);
    expect(await opened()).toBe('');
  });

  test('for the page itself', async () => {
    expect((await ask({ origin: own(), 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    await vi.waitUntil(async () => (await opened()).includes('settings.yaml'), PATIENCE);
    expect((await ask({ origin: own() })).status).toBe(204);
    expect((await ask({ 'sec-fetch-site': 'same-origin' }, 'GET')).status).toBe(204);
  });
});

test('an address with a percent sign of its own answers the not-found page', async () => {
  expect((await rawRequest({ port, path: '/100%25' })).status).toBe(404);
});

test.each(absurdRequests)('survives %j', async (request) => {
  expect([400, 403]).toContain((await rawRequest({ port, ...request })).status);
  expect((await rawRequest({ port, path: '/contacto' })).status).toBe(200);
});

test.each(['http://[', '//', '/%'])('survives that %s asks for a socket', async (path) => {
  const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
  const abandoned = AbortSignal.timeout(500);
  await rawRequest({ port, path, headers, signal: abandoned });
  expect((await rawRequest({ port, path: '/contacto' })).status).toBe(200);
});

test.each([
  ['a foreign name', { host: 'evil.example' }],
  ['a page of another origin', { origin: 'http://localhost:9999' }],
  ['a hidden origin', { origin: 'null' }],
])('tells %s nothing over a socket', async (_who, headers) => {
  const handshake = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-protocol': 'vite-hmr',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  expect([400, 403]).toContain((await rawRequest({ port, headers: { ...handshake, ...headers } })).status);
});

describe('survives what is said over a socket', () => {
  const where = (data: unknown) => ({ type: 'custom', event: 'site:where', data });
  const known = { text: 'Escríbenos', language: 'es' };

  test.each([
    'no JSON',
    'null',
    JSON.stringify({ type: 'custom', event: ['site:where'] }),
    ...[undefined, null, 5, {}, { ...known, text: { toString: 1 } }, { ...known, language: {} }].map((data) =>
      JSON.stringify(where(data)),
    ),
    ...['vite:invoke', 'vite:invalidate', 'vite:forward-console', '__proto__'].flatMap((event) =>
      [undefined, {}, { id: 5 }].map((data) => JSON.stringify({ type: 'custom', event, data })),
    ),
  ])('%s', async (said) => {
    const answers = await repliesTo(port, [said, JSON.stringify(where(known))], /site\/[\w./-]+:\d+:\d+/);
    expect(answers).toContain('"event":"site:where"');
  });
});

test('only reading is answered', async () => {
  const { status, head } = await rawRequest({ port, method: 'POST', path: '/contacto' });
  expect([status, head]).toEqual([405, expect.stringContaining('allow: GET, HEAD')]);
});

test('tells of the content at its own address only', async () => {
  const path = '/_overview';
  expect((await rawRequest({ port, path })).status).toBe(200);
  expect((await rawRequest({ port, path, headers: { host: `evil.example:${port}` } })).status).toBe(403);
});

test('answers a foreign host with a sentence', async () => {
  const { status, body } = await rawRequest({ port, headers: { host: `evil.example:${port}` } });
  expect(status).toBe(403);
  expect(body).toContain(`http://127.0.0.1:${port}`);
});

test('a second one at the same port ends with one sentence, and the first goes on', async () => {
  const second = runCommand('dev', { SITE: basicFolder, PORT: String(port), LOCAL_FOLDER: local });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^El puerto ${port} .*\nPort ${port} is taken .*PORT=\\d+ npm run dev\n$`),
  );
  expect((await rawRequest({ port, path: '/contacto' })).status).toBe(200);
});
