import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, BackendFailure, type FileState } from '../../../src/studio/backend/backend';
import { encodeFrame } from '../../../src/studio/backend/frames';
import { FRAMES, TOKEN_HEADER } from '../../../src/studio/backend/wire';
import { freePort, type Run, runCommand, stop, untilAnswers } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';
import { rawRequest } from '../../support/raw-request';
import { asOwnDocument, connectTo, tokenAt } from '../../support/studio-client';

const git = promisify(execFile);
const FACTS = 'facts.yaml';
const HOME = 'pages/home.yaml';

let folder: string;
let site: string;
let port: number;
let origin: string;
let run: Run;
let restore: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-server-'));
  site = join(folder, 'site');
  await cp(basicFolder, site, { recursive: true });
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await start();
  restore = asOwnDocument(origin);
}, 90_000);

afterAll(async () => {
  restore();
  await stop(run);
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  run = runCommand('dev', {
    SITE: site,
    PORT: String(port),
    LOCAL_FOLDER: join(folder, 'local'),
    GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'),
    GIT_CONFIG_NOSYSTEM: '1',
  });
  await untilAnswers(run, `${origin}/contacto`);
}

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => new TextDecoder().decode(content);
const onDisk = (path: string) => readFile(join(site, path), 'utf8');

async function failureOf(promise: Promise<unknown>): Promise<BackendFailure> {
  const failure: unknown = await promise.catch((error: unknown) => error);
  if (!(failure instanceof BackendFailure)) throw new Error(`This was to fail, but gave ${String(failure)}`);
  return failure;
}

describe('the documents', () => {
  test('the address is told beside the others', () => {
    expect(run.output()).toContain(`${origin}/_studio`);
  });

  test('the application, the page and what they need are served, with a policy of their own', async () => {
    for (const [path, id] of [
      ['/_studio', 'id="studio"'],
      ['/_studio/page', '<body></body>'],
    ] as const) {
      const response = await fetch(origin + path);
      const html = await response.text();
      expect(html).toContain(id);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
      expect(html).not.toMatch(/<script(?![^>]* src=)/);
      const assets = [...html.matchAll(/(?:src|href)="(\/_studio\/[^"]+)"/g)].map(([, asset = '']) => asset);
      expect(assets.length).toBeGreaterThanOrEqual(2);
      for (const asset of assets) expect((await fetch(origin + asset)).status, asset).toBe(200);
    }
  });

  test.each(['/_studio/', '/_studio/assets/', '/_studio/assets/nothing.js', '/_studio/entries.json', '/_studio/api'])(
    '%s is nothing',
    async (path) => {
      expect((await rawRequest({ port, path })).status).toBe(404);
    },
  );

  test.each([
    '/_studio/assets/../../package.json',
    '/_studio/assets/..%2f..%2fentries.json',
    '/_studio/..%5centries.json',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await rawRequest({ port, path });
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('"private"');
  });
});

describe('nobody else is answered', () => {
  const questions = ['open', 'write', 'record', 'watch', 'versions', 'read', 'commit', 'remote', 'push'];
  const own = async () => ({ origin, 'content-type': FRAMES, [TOKEN_HEADER]: await tokenAt(origin) });
  const ask = async (headers: Readonly<Record<string, string>>, question = 'open', method = 'POST') =>
    rawRequest({ port, method, path: `/_studio/api/${question}`, headers: { ...(await own()), ...headers } });

  test.each(questions)('%s: no token, wrong token, foreign origin, foreign host, other site', async (question) => {
    const { [TOKEN_HEADER]: token, ...others } = await own();
    const path = `/_studio/api/${question}`;
    expect((await rawRequest({ port, method: 'POST', path, headers: others })).status).toBe(401);
    expect((await ask({ [TOKEN_HEADER]: 'x' }, question)).status).toBe(401);
    expect((await ask({ [TOKEN_HEADER]: `${token?.slice(0, -1)}-` }, question)).status).toBe(401);
    expect((await ask({ origin: 'http://localhost:9999' }, question)).status).toBe(403);
    expect((await ask({ origin: 'null' }, question)).status).toBe(403);
    expect((await ask({ origin: '' }, question)).status).toBe(403);
    expect((await ask({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }, question)).status).toBe(
      403,
    );
    expect((await ask({ 'sec-fetch-site': 'cross-site' }, question)).status).toBe(403);
    expect((await ask({ 'sec-fetch-site': 'same-site' }, question)).status).toBe(403);
    expect((await ask({ 'content-type': 'text/plain' }, question)).status).toBe(415);
    expect((await ask({}, question, 'GET')).status).toBe(405);
  });

  test('another site may neither show nor read the documents', async () => {
    for (const path of ['/_studio', '/_studio/page']) {
      expect((await rawRequest({ port, path, headers: { host: 'evil.example' } })).status).toBe(403);
      expect((await rawRequest({ port, path, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    }
    const inFrame = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
    expect((await rawRequest({ port, path: '/_studio', headers: inFrame })).status).toBe(403);
    expect((await rawRequest({ port, path: '/_studio/page', headers: inFrame })).status).toBe(200);
    const byScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect((await rawRequest({ port, path: '/_studio', headers: byScript })).status).toBe(403);
  });

  test('what is no question is told so, and the server goes on', async () => {
    expect((await ask({}, 'nothing')).status).toBe(404);
    expect((await ask({}, 'open')).status).toBe(400);
    const absurd = encodeFrame({ data: { seat: 1, files: 'x' }, parts: [] });
    const headers = await own();
    const response = await fetch('/_studio/api/write', { method: 'POST', headers, body: absurd });
    expect(response.status).toBe(422);
    expect((await ask({ 'content-length': String(500 * 1024 * 1024) }, 'write')).status).toBe(413);
  });
});

describe('reading and writing', () => {
  let backend: Backend;

  beforeEach(async () => {
    for (const name of await readdir(site)) await rm(join(site, name), { recursive: true });
    await cp(basicFolder, site, { recursive: true });
    backend = await connectTo(origin);
    await backend.open();
  });

  test('opening gives every file as it is, the schemas and the icons', async () => {
    const { files, schemas, icons, formService } = await backend.open();
    expect(textOf(files.get(HOME))).toBe(await onDisk(HOME));
    expect([...files.keys()]).toContain('media/loaf.svg');
    expect(schemas.get('page.schema.json')).toContain('"x-files"');
    expect(icons.get('clock')).toContain('<symbol');
    expect(formService).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('files are written, made and deleted together', async () => {
    const { files } = await backend.open();
    await backend.write([
      { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') },
      { path: 'blog/posts/nuevo.yaml', before: undefined, content: bytes('title: x\n') },
      { path: 'redirects.yaml', before: files.get('redirects.yaml'), content: undefined },
    ]);
    const after = (await backend.open()).files;
    expect(textOf(after.get(FACTS))).toBe('uno: 1\n');
    expect(textOf(after.get('blog/posts/nuevo.yaml'))).toBe('title: x\n');
    expect(after.has('redirects.yaml')).toBe(false);
    expect([...after.keys()].filter((path) => basename(path).startsWith('.'))).toEqual([]);
  });

  test('nothing is written where a file has been changed meanwhile', async () => {
    const { files } = await backend.open();
    await appendFile(join(site, HOME), '# by hand\n');
    const [facts, home] = [await onDisk(FACTS), await onDisk(HOME)];
    const failure = await failureOf(
      backend.write([
        { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') },
        { path: HOME, before: files.get(HOME), content: bytes('two') },
        { path: 'faqs/baking.yaml', before: undefined, content: bytes('three') },
      ]),
    );
    expect(failure).toMatchObject({ reason: 'conflict', paths: [HOME, 'faqs/baking.yaml'] });
    expect([await onDisk(FACTS), await onDisk(HOME)]).toEqual([facts, home]);
  });

  test('of two who opened it, the later one changes it', async () => {
    const other = await connectTo(origin);
    const failures: BackendFailure[] = [];
    const end = backend.watch(
      () => undefined,
      (failure) => failures.push(failure),
    );
    await vi.waitUntil(() => true);
    const { files } = await other.open();
    expect((await failureOf(backend.record(['{}']))).reason).toBe('superseded');
    const change = { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') };
    expect((await failureOf(backend.write([change]))).reason).toBe('superseded');
    await vi.waitUntil(() => failures.some(({ reason }) => reason === 'superseded'));
    end();
    await other.write([change]);
    expect(await onDisk(FACTS)).toBe('uno: 1\n');
  });

  test('what others change is told, and what was written here is not', async () => {
    const { files } = await backend.open();
    const told: FileState[] = [];
    let isHeard = false;
    const end = backend.watch(
      (changed) => {
        isHeard = true;
        told.push(...changed);
      },
      () => undefined,
    );
    await vi.waitUntil(() => isHeard);
    await backend.write([{ path: FACTS, before: files.get(FACTS), content: bytes('mine: 1\n') }]);
    await writeFile(join(site, HOME), 'theirs: 1\n');
    await rm(join(site, 'redirects.yaml'));
    await writeFile(join(site, 'pages/new.yaml'), 'new: 1\n');
    await vi.waitUntil(() => new Set(told.map(({ path }) => path)).size >= 3, { timeout: 10_000 });
    end();
    expect(new Map(told.map(({ path, content }) => [path, content && textOf(content)]))).toEqual(
      new Map([
        [HOME, 'theirs: 1\n'],
        ['redirects.yaml', undefined],
        ['pages/new.yaml', 'new: 1\n'],
      ]),
    );
  });

  test.each([
    '../package.json',
    'site/../package.json',
    'pages/../../x.yaml',
    '/etc/passwd',
    '//server/share.yaml',
    'C:\\x.yaml',
    'pages\\x.yaml',
    'pages/..\\..\\x.yaml',
    'pages/.x.yaml',
    '.git/config',
    'pages/x.yaml\0.png',
    'pages//x.yaml',
    'pages/./x.yaml',
    'pages/x.yaml/',
    `pages/${'x'.repeat(5000)}.yaml`,
    'pages/x.yaml~',
    'pages/X Y.yaml',
    'pages/deep/x.yaml',
    'pages/x.yml',
    'pages/nul.yaml',
    'media/x.html',
    'media/x.js',
    'media/x',
    'theme/x.php',
    'package.json',
    '',
  ])('%j is written nowhere', async (path) => {
    const failure = await failureOf(backend.write([{ path, before: undefined, content: bytes('title: x\n') }]));
    expect(failure).toMatchObject({ reason: 'refused', paths: [path] });
  });

  test('no link is followed', async () => {
    const outside = join(folder, 'outside');
    await mkdir(outside, { recursive: true });
    await writeFile(join(outside, 'a.yaml'), 'kept: 1\n');
    await symlink(outside, join(site, 'faqs-link'));
    await rm(join(site, 'faqs'), { recursive: true });
    await symlink(outside, join(site, 'faqs'));
    await symlink(join(outside, 'a.yaml'), join(site, 'pages/linked.yaml'));
    for (const path of ['faqs/a.yaml', 'faqs/b.yaml', 'pages/linked.yaml']) {
      for (const content of [bytes('x: 1\n'), undefined]) {
        const before = path === 'faqs/b.yaml' ? undefined : bytes('kept: 1\n');
        expect((await failureOf(backend.write([{ path, before, content }]))).reason, path).toBe('refused');
      }
    }
    expect(await readFile(join(outside, 'a.yaml'), 'utf8')).toBe('kept: 1\n');
    expect(textOf((await backend.open()).files.get('pages/linked.yaml'))).toBe('');
  });

  test('the journal outlives a server that is killed, and what was half written', async () => {
    await backend.record(['{"old":1}']);
    await backend.record(['{"first":1}'], true);
    await Promise.all([backend.record(['{"a":"ñ"}', '{"b":2}']), backend.record(['{"c":3}'])]);
    const states: string[] = [];
    const end = backend.watch(
      () => states.push('found'),
      ({ reason }) => states.push(reason),
    );
    await vi.waitUntil(() => states.length > 0);
    await stop(run);
    expect((await failureOf(backend.record(['{}']))).reason).toBe('unreachable');
    const [, file = ''] =
      (await git('find', [join(folder, 'local/studio'), '-name', 'journal.jsonl'])).stdout.match(/(.*)\n/) ?? [];
    await appendFile(file, '{"torn":');
    await start();
    expect((await failureOf(backend.record(['{}']))).reason).toBe('superseded');
    await vi.waitUntil(() => states.includes('superseded'), { timeout: 10_000 });
    expect(states.slice(0, 2)).toEqual(['found', 'unreachable']);
    end();
    const again = await connectTo(origin);
    const journal = ['{"first":1}', '{"a":"ñ"}', '{"b":2}', '{"c":3}'];
    expect((await again.open()).journal).toEqual(journal);
    await again.record(['{"d":4}']);
    expect((await again.open()).journal).toEqual([...journal, '{"d":4}']);
    expect((await failureOf(again.record(['no json']))).reason).toBe('refused');
    expect((await failureOf(again.record(['{\n}']))).reason).toBe('refused');
    await again.record([], true);
    expect((await again.open()).journal).toEqual([]);
  });
});
