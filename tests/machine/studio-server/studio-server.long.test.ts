import { execFile } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesBelow } from '../../../scripts/read-files';
import { openHistory } from '../../../scripts/studio-server/history';
import type { KnownFiles } from '../../../src/compiler/memory';
import { svgFile } from '../../../src/compiler/svg/svg-text';
import { type Backend, BackendFailure, type FileState, type Keeps } from '../../../src/studio/backend/backend';
import { encodeFrame } from '../../../src/studio/backend/frames';
import { createHttpBackend } from '../../../src/studio/backend/http-backend';
import { FRAMES, TOKEN_HEADER } from '../../../src/studio/backend/wire';
import { type Run, runCommand, stop, untilAnswers } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';
import { PATIENCE } from '../../support/patience';
import { png } from '../../support/pictures';
import { freePort } from '../../support/processes';
import { rawRequest } from '../../support/raw-request';
import { asOwnDocument, tokenAt } from '../../support/studio-client';

const git = promisify(execFile);
const FACTS = 'facts.yaml';
const HOME = 'pages/home.yaml';

let folder: string;
let site: string;
let port: number;
let origin: string;
let run: Run;
/** What the questions to this run of the server are asked with. */
let token: string;
let restore: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-server-'));
  site = join(folder, 'site');
  await cp(basicFolder, site, { recursive: true });
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await start();
  restore = asOwnDocument(origin);
});

afterAll(async () => {
  await stop(run);
  restore();
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
  token = await tokenAt(origin);
}

/** Makes the site what it was at first; of what has not changed, the server learns nothing. */
async function putBack(): Promise<void> {
  const entries = await entriesBelow(site);
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const path = join(entry.parentPath, entry.name);
    const original = await readFile(join(basicFolder, relative(site, path))).catch(() => undefined);
    const isAsItWas = entry.isFile() && original?.equals(await readFile(path));
    if (!isAsItWas) await rm(path);
  }
  await cp(basicFolder, site, { recursive: true, force: false });
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
      expect(html).toMatch(/<html [^>]*translate="no">.*content="notranslate"/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
      expect(html).not.toMatch(/<script(?![^>]* src=)/);
      const assets = [...html.matchAll(/(?:src|href)="(\/_studio\/[^"]+)"/g)].map(([, asset = '']) => asset);
      expect(assets.length).toBeGreaterThanOrEqual(2);
      for (const asset of assets) expect((await fetch(origin + asset)).status, asset).toBe(200);
    }
  });

  test('before its code has come the Studio says in the language of the browser what is being opened', async () => {
    const documentIn = async (languages: string) =>
      (await fetch(`${origin}/_studio`, { headers: { 'accept-language': languages } })).text();
    const inSpanish = await documentIn('es-ES,es;q=0.9,en;q=0.8');
    expect(inSpanish).toMatch(
      /<html lang="es".*<h1>Panadería Trigal<\/h1><p>Se está abriendo.*<link rel="stylesheet"/s,
    );
    expect(await documentIn('fr, en-GB;q=0.5')).toMatch(
      /<html lang="en".*<h1>Trigal Bakery<.*<p>The Studio is being opened/s,
    );
  });

  test('what compiles in the browser is one file: a part of it that names the whole is waited for in vain in Safari', async () => {
    const textAt = async (path: string) => (await fetch(origin + path)).text();
    const [, app = ''] = /src="(\/_studio\/[^"]+)"/.exec(await textAt('/_studio')) ?? [];
    const [worker = ''] = /worker-[\w-]+\.js/.exec(await textAt(app)) ?? [];
    const code = await textAt(`${dirname(app)}/${worker}`);
    expect(code.includes('The site has not been opened')).toBe(true);
    expect(/\bimport\s*\(\s*[`"']\.[^)]*|\bfrom\s*[`"']\.\/[^;]*/.exec(code)?.[0]).toBeUndefined();
  });

  test('an address with a slash at its end leads to the one without', async () => {
    const response = await fetch(`${origin}/_studio/?page=bread`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/_studio?page=bread']);
  });

  test.each(['/_studio/assets/', '/_studio/assets/nothing.js', '/_studio/entries.json', '/_studio/api'])(
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
  const questions = [
    'open',
    'write',
    'record',
    'watch',
    'versions',
    'read',
    'since',
    'unversioned',
    'commit',
    'remote',
    'push',
    'undecided',
  ];
  const own = () => ({ origin, 'content-type': FRAMES, [TOKEN_HEADER]: token });
  const ask = (headers: Readonly<Record<string, string>>, question = 'open', method = 'POST') =>
    rawRequest({ port, method, path: `/_studio/api/${question}`, headers: { ...own(), ...headers } });

  test.each(questions)('%s: no token, wrong token, foreign origin, foreign host, other site', async (question) => {
    const { [TOKEN_HEADER]: _none, ...others } = own();
    const path = `/_studio/api/${question}`;
    expect((await rawRequest({ port, method: 'POST', path, headers: others })).status).toBe(401);
    expect((await ask({ [TOKEN_HEADER]: 'x' }, question)).status).toBe(401);
    expect((await ask({ [TOKEN_HEADER]: `${token.slice(0, -1)}-` }, question)).status).toBe(401);
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
    const headers = own();
    const response = await fetch('/_studio/api/write', { method: 'POST', headers, body: absurd });
    expect(response.status).toBe(422);
    expect((await ask({ 'content-length': String(500 * 1024 * 1024) }, 'write')).status).toBe(413);
  });
});

test('whoever opens the preview to others keeps the Studio closed', async () => {
  const port = await freePort();
  const env = { SITE: site, PORT: String(port), HOST: '0.0.0.0', LOCAL_FOLDER: join(folder, 'local-open') };
  const open = runCommand('dev', env);
  await untilAnswers(open, `http://127.0.0.1:${port}/contacto`);
  for (const path of ['/_studio', '/_studio/page', '/_studio/assets/x.js', '/_studio/api/open']) {
    const { status, body } = await rawRequest({ port, path, method: path.includes('api') ? 'POST' : 'GET' });
    expect(status).toBe(403);
    expect(body).toContain('only there for this computer');
  }
  expect(open.output()).not.toContain('/_studio');
  await stop(open);
});

describe('reading and writing', () => {
  let backend: Backend;

  beforeEach(async () => {
    await putBack();
    backend = createHttpBackend(token);
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

  test('opening gives what is known of the files, but not of those that have changed since', async () => {
    const known = async () => {
      const { knownFiles } = await backend.open();
      return new Map(JSON.parse(textOf(knownFiles)) as KnownFiles);
    };
    await vi.waitFor(async () => expect((await known()).get(HOME)?.own).toEqual([]), PATIENCE);
    await appendFile(join(site, HOME), '# changed\n');
    const now = await known();
    expect(now.has(FACTS)).toBe(true);
    // Either not known yet, or compiled anew since.
    expect(now.get(HOME)?.own ?? []).toEqual([]);
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

  test('more than is saved at once can be deleted at once, if it is what was read', async () => {
    const large = ['media/one.mp4', 'media/two.mp4'];
    for (const path of large) await writeFile(join(site, path), Buffer.alloc(40 * 1024 * 1024, path));
    const { files } = await backend.open();
    const changes = large.map((path) => ({ path, before: files.get(path), content: undefined }));
    await appendFile(join(site, 'media/two.mp4'), 'more');
    expect(await failureOf(backend.write(changes))).toMatchObject({ reason: 'conflict', paths: ['media/two.mp4'] });
    await truncate(join(site, 'media/two.mp4'), 40 * 1024 * 1024);
    await backend.write(changes);
    expect([...(await backend.open()).files.keys()].filter((path) => large.includes(path))).toEqual([]);
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

  test('what was written, but for an answer that got lost, can be written again, or is told as it is', async () => {
    const { files } = await backend.open();
    const told: FileState[] = [];
    const end = backend.watch(
      (changed) => void told.push(...changed),
      () => undefined,
    );
    const change = { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') };
    await backend.write([change]);
    await backend.write([change]);
    const later = await failureOf(backend.write([{ ...change, content: bytes('dos: 2\n') }]));
    expect(later).toMatchObject({ reason: 'conflict', paths: [FACTS] });
    await vi.waitUntil(() => told.length > 0, PATIENCE);
    expect(told.map(({ path, content }) => [path, textOf(content)])).toEqual([[FACTS, 'uno: 1\n']]);
    end();
  });

  test('of two who opened it, the later one changes it', async () => {
    const other = createHttpBackend(token);
    const failures: BackendFailure[] = [];
    const end = backend.watch(
      () => undefined,
      (failure) => failures.push(failure),
    );
    const { files } = await other.open();
    expect((await failureOf(backend.record(['{}']))).reason).toBe('superseded');
    const change = { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') };
    expect((await failureOf(backend.write([change]))).reason).toBe('superseded');
    await vi.waitUntil(() => failures.some(({ reason }) => reason === 'superseded'), PATIENCE);
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
    await vi.waitUntil(() => isHeard, PATIENCE);
    await backend.write([{ path: FACTS, before: files.get(FACTS), content: bytes('mine: 1\n') }]);
    await writeFile(join(site, HOME), 'theirs: 1\n');
    await rm(join(site, 'redirects.yaml'));
    await writeFile(join(site, 'pages/new.yaml'), 'new: 1\n');
    await vi.waitUntil(() => new Set(told.map(({ path }) => path)).size >= 3, PATIENCE);
    end();
    expect(new Map(told.map(({ path, content }) => [path, content && textOf(content)]))).toEqual(
      new Map([
        [HOME, 'theirs: 1\n'],
        ['redirects.yaml', undefined],
        ['pages/new.yaml', 'new: 1\n'],
      ]),
    );
  });

  test('while the folder of the site is away that is said, nothing is written or told, and then it goes on', async () => {
    const { files } = await backend.open();
    const told: string[] = [];
    let times = 0;
    const watch = () =>
      backend.watch(
        (changed) => {
          times += 1;
          told.push(...changed.map(({ path }) => path));
        },
        () => undefined,
      );
    const end = watch();
    await vi.waitUntil(() => times === 1, PATIENCE);
    await rename(site, `${site}-away`);
    const endOther = watch();
    const change = { path: 'pages/new.yaml', before: undefined, content: bytes('new: 1\n') };
    expect(await failureOf(backend.write([change]))).toMatchObject({ reason: 'gone', detail: site });
    expect((await failureOf(createHttpBackend(token).open())).reason).toBe('gone');
    // Until it has been noticed.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await readdir(folder)).not.toContain(basename(site));
    await rename(`${site}-away`, site);
    await vi.waitUntil(() => times === 2, PATIENCE);
    expect(told).toEqual([]);
    await backend.write([{ path: FACTS, before: files.get(FACTS), content: bytes('mine: 1\n') }]);
    await vi.waitFor(async () => {
      await writeFile(join(site, HOME), `theirs: ${Math.random()}\n`);
      await vi.waitFor(() => expect(told).toContain(HOME), 500);
    }, PATIENCE);
    expect(told).not.toContain(FACTS);
    end();
    endOther();
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

  test.each([
    ...['media/\ud83d.png', 'media/a\ufffd.png', 'media/a\u2028b.png', 'media/a\u202eb.png'],
    ...['media/COM¹.png', 'media/conin$.png', 'media/GIT~1/loaf.png', `media/${'é'.repeat(120)}.png`],
  ])('nor is a picture whose name would be lost, or be another thing, on some computer: %j', async (path) => {
    const failure = await failureOf(backend.write([{ path, before: undefined, content: png() }]));
    expect(failure.reason).toBe('refused');
  });

  test.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n'],
    ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>\n'],
    ['a link', '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>\n'],
    ['HTML', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>\n'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"></svg>\n'],
    ['a style sheet', '<?xml-stylesheet href="//evil.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg"></svg>\n'],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"><image href="//evil.example/a.png"/></svg>\n'],
    ['an address', '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(https://evil.example)"/></svg>\n'],
    ['a second root', '<svg xmlns="http://www.w3.org/2000/svg"></svg><script>alert(1)</script>\n'],
    ['no drawing', 'alert(1)\n'],
  ])('an SVG with %s is not written', async (_what, svg) => {
    for (const path of ['media/x.svg', 'theme/x.svg', 'media/deep/x.SVG']) {
      expect((await failureOf(backend.write([{ path, before: undefined, content: bytes(svg) }]))).reason).toBe(
        'refused',
      );
    }
  });

  test('an SVG is written as the sanitiser leaves it, and one that is there may get another name', async () => {
    const hostile = bytes('<svg viewBox="0 0 1 1" onload="x()"><script>x()</script><path d="M0 0h1v1z"/></svg>');
    const clean = bytes(svgFile(hostile));
    await backend.write([{ path: 'media/x.svg', before: undefined, content: clean }]);
    expect(await onDisk('media/x.svg')).toBe(textOf(clean));
    await writeFile(join(site, 'media/old.svg'), hostile);
    await backend.write([
      { path: 'media/old.svg', before: hostile, content: undefined },
      { path: 'media/new.svg', before: undefined, content: hostile },
    ]);
    expect(await onDisk('media/new.svg')).toBe(textOf(hostile));
  });

  test('a picture is what its name says', async () => {
    const picture = png();
    const write = (path: string, content: Uint8Array) => backend.write([{ path, before: undefined, content }]);
    await write('media/fotos/Mi foto (1).png', picture);
    for (const path of ['media/x.jpg', 'media/x.webp', 'media/x.pdf', 'media/x.svg', 'media/x.mp4', 'theme/x.woff2']) {
      expect((await failureOf(write(path, picture))).reason, path).toBe('refused');
    }
    expect((await failureOf(write('media/x.png', bytes('<html>')))).reason).toBe('refused');
    expect((await failureOf(write('pages/x.yaml', new Uint8Array([0xff, 0xfe])))).reason).toBe('refused');
    await write('media/x.pdf', bytes('%PDF-1.7\n'));
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
    await vi.waitUntil(() => states.length > 0, PATIENCE);
    await stop(run);
    expect((await failureOf(backend.record(['{}']))).reason).toBe('unreachable');
    const [, file = ''] =
      (await git('find', [join(folder, 'local/studio'), '-name', 'journal.jsonl'])).stdout.match(/(.*)\n/) ?? [];
    await appendFile(file, '{"torn":');
    await start();
    expect((await failureOf(backend.record(['{}']))).reason).toBe('restarted');
    await vi.waitUntil(() => states.includes('restarted'), PATIENCE);
    expect(states.slice(0, 2)).toEqual(['found', 'unreachable']);
    end();
    const again = createHttpBackend(token);
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

describe('versions', () => {
  const inSite = (...args: string[]) => git('git', args, { cwd: site, env: { ...process.env, ...identity() } });
  const identity = () => ({ GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'), GIT_CONFIG_NOSYSTEM: '1' });
  const inRepository = (...args: string[]) => inSite('-C', folder, ...args);
  let backend: Backend;

  const opened = async () => {
    backend = createHttpBackend(token);
    const { files } = await backend.open();
    if (backend.history === undefined) throw new Error('There is no history');
    return { history: backend.history, files };
  };

  beforeEach(async () => {
    await rm(join(folder, '.git'), { recursive: true, force: true });
    await rm(join(folder, 'remote.git'), { recursive: true, force: true });
    await putBack();
    await writeFile(
      join(folder, 'gitconfig'),
      '[user]\nname = Ana\nemail = ana@example.com\n[init]\ndefaultBranch = main\n',
    );
  });

  test('where the folder is none that git keeps, there are none', async () => {
    backend = createHttpBackend(token);
    await backend.open();
    expect(backend.history).toBeUndefined();
    await inSite('init', '--quiet', folder);
    await writeFile(join(folder, '.git/info/exclude'), 'site/\n');
    await backend.open();
    expect(backend.history).toBeUndefined();
  });

  test('where there is no git, there are none', async () => {
    await inSite('init', '--quiet', folder);
    expect(await openHistory(site)).toBeDefined();
    const { PATH = '' } = process.env;
    process.env.PATH = join(folder, 'nothing');
    expect(await openHistory(site)).toBeUndefined();
    process.env.PATH = PATH;
  });

  test('where the folder has been taken away, that is what is said', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    await rename(site, `${site}-away`);
    expect(await failureOf(history.unversioned())).toMatchObject({ reason: 'gone', detail: site });
    expect((await failureOf(history.commit('Sin carpeta'))).reason).toBe('gone');
    await rename(`${site}-away`, site);
    await history.commit('Con carpeta');
  });

  test('content that looks like a repository of its own runs no program', async () => {
    await inSite('init', '--quiet', folder);
    const run = join(folder, 'has-run');
    await inSite('init', '--quiet', '--bare', site);
    await inSite('--git-dir', site, 'config', 'core.bare', 'false');
    await inSite('--git-dir', site, 'config', 'core.worktree', '..');
    await inSite('--git-dir', site, 'config', 'core.fsmonitor', `touch '${run}'; false`);
    await (await openHistory(site))?.unversioned().catch(() => undefined);
    expect(await readdir(folder)).not.toContain(basename(run));
    await inSite('status');
    expect(await readdir(folder)).toContain(basename(run));
  });

  test('a repository among the content runs no program, is told, and stays out of versions', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    await history.commit('Primera');
    const inner = join(site, 'media/own');
    const run = join(folder, 'own-has-run');
    await inSite('init', '--quiet', inner);
    await inSite('-C', inner, 'commit', '--quiet', '--allow-empty', '--message=own');
    await inSite('-C', inner, 'config', 'core.fsmonitor', `touch '${run}'; false`);
    await writeFile(join(site, 'pages/nueva.yaml'), 'path: /nueva\n');
    const failure = await failureOf(history.commit('Segunda'));
    expect([failure.reason, ...failure.paths]).toEqual(['embedded', 'media/own/']);
    await inSite('add', 'media/own');
    const { id } = await history.commit('Segunda');
    expect((await inRepository('show', '--name-status', '--format=', id)).stdout.trim()).toBe(
      'A\tsite/pages/nueva.yaml',
    );
    await history.unversioned();
    await history.since(id);
    expect(await readdir(folder)).not.toContain(basename(run));
    await inSite('status');
    expect(await readdir(folder)).toContain(basename(run));
    await rm(inner, { recursive: true });
  });

  test('a version has the files of the site, new and deleted ones too, and no others', async () => {
    await inSite('init', '--quiet', folder);
    const { history, files } = await opened();
    expect(await history.versions()).toEqual([]);
    expect(await history.remote()).toBeUndefined();
    const first = await history.commit('Primera versión\n\nCon “todo”');
    expect(first).toMatchObject({ message: 'Primera versión\n\nCon “todo”', author: 'Ana' });
    await writeFile(join(folder, 'staged.txt'), 'staged');
    await writeFile(join(folder, 'other.txt'), 'other');
    await inRepository('add', 'staged.txt');
    await writeFile(join(site, `${FACTS}~`), 'left over');
    expect((await failureOf(history.commit('Nada'))).reason).toBe('nothing-new');
    await backend.write([
      { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') },
      { path: 'pages/nueva.yaml', before: undefined, content: bytes('title: x\n') },
      { path: 'redirects.yaml', before: files.get('redirects.yaml'), content: undefined },
    ]);
    expect(await history.unversioned()).toEqual([
      { path: FACTS, content: new Uint8Array(files.get(FACTS) ?? []) },
      { path: 'redirects.yaml', content: new Uint8Array(files.get('redirects.yaml') ?? []) },
      { path: 'pages/nueva.yaml', content: undefined },
    ]);
    const second = await history.commit('-segunda: `$(x)`');
    expect(await history.unversioned()).toEqual([]);
    expect(second.message).toBe('-segunda: `$(x)`');
    const shown = (await inRepository('show', '--name-status', '--format=', second.id)).stdout.trim().split('\n');
    expect(shown).toEqual(['M\tsite/facts.yaml', 'A\tsite/pages/nueva.yaml', 'D\tsite/redirects.yaml']);
    expect((await inRepository('status', '--porcelain', 'staged.txt', 'other.txt')).stdout).toBe(
      'A  staged.txt\n?? other.txt\n',
    );
    await writeFile(join(site, 'pages/sin-version.yaml'), 'x: 1\n');
    expect(await history.since(second.id)).toEqual([]);
    expect(await history.since(first.id)).toEqual([
      { path: FACTS, content: new Uint8Array(files.get(FACTS) ?? []) },
      { path: 'pages/nueva.yaml', content: undefined },
      { path: 'redirects.yaml', content: new Uint8Array(files.get('redirects.yaml') ?? []) },
    ]);
    expect((await failureOf(history.since('--output=x'))).reason).toBe('git');
    await rm(join(site, 'pages/sin-version.yaml'));
    expect((await history.versions()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await history.versions(['pages/nueva.yaml'])).toEqual([second]);
    expect(await history.versions([HOME])).toEqual([first]);
    expect(Number.isNaN(Date.parse(second.date))).toBe(false);
  });

  test('what is left out of a version stays as it is saved, and can go into the next one', async () => {
    await inSite('init', '--quiet', folder);
    const { history, files } = await opened();
    await history.commit('Primera');
    await backend.write([
      { path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') },
      { path: 'pages/nueva.yaml', before: undefined, content: bytes('title: x\n') },
      { path: 'redirects.yaml', before: files.get('redirects.yaml'), content: undefined },
    ]);
    const second = await history.commit('Segunda', ['pages/nueva.yaml', 'redirects.yaml']);
    const shown = (await inRepository('show', '--name-status', '--format=', second.id)).stdout.trim();
    expect(shown).toBe('M\tsite/facts.yaml');
    expect((await history.unversioned()).map(({ path }) => path)).toEqual(['redirects.yaml', 'pages/nueva.yaml']);
    const all = (await history.unversioned()).map(({ path }) => path);
    expect((await failureOf(history.commit('Nada', all))).reason).toBe('nothing-new');
    await history.commit('Tercera');
    expect(await history.unversioned()).toEqual([]);
  });

  test('a picture that git would pass over goes into a version, or is left out as any other; what is none of the site is not', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    await history.commit('Primera');
    await writeFile(join(folder, '.gitignore'), 'generated/\n*.log\n');
    for (const path of ['media/generated/pan.webp', 'media/generated/Thumbs.db', 'media/x~', 'generated/x.txt']) {
      await mkdir(dirname(join(site, path)), { recursive: true });
      await writeFile(join(site, path), 'x');
    }
    expect((await history.unversioned()).map(({ path }) => path)).toEqual(['media/generated/pan.webp']);
    expect((await failureOf(history.commit('Nada', ['media/generated/pan.webp']))).reason).toBe('nothing-new');
    const { id } = await history.commit('Segunda');
    expect((await inRepository('show', '--name-only', '--format=', id)).stdout).toBe('site/media/generated/pan.webp\n');
    expect(await history.unversioned()).toEqual([]);
  });

  test('looking for what is in no version yet writes nothing into the repository', async () => {
    await inSite('init', '--quiet', folder);
    await inSite('add', '.');
    await inSite('commit', '--quiet', '--message', 'First');
    const { history } = await opened();
    // The same again: git would note that it has looked.
    await writeFile(join(site, HOME), await readFile(join(site, HOME)));
    await utimes(join(site, HOME), 1, 1);
    const before = await readFile(join(folder, '.git/index'));
    expect(await history.unversioned()).toEqual([]);
    expect(before.equals(await readFile(join(folder, '.git/index')))).toBe(true);
  });

  test('a file is read as it was in a version, byte for byte', async () => {
    await inSite('init', '--quiet', folder);
    const { history, files } = await opened();
    const picture = Uint8Array.from({ length: 1000 }, (_none, index) => index % 256);
    await writeFile(join(site, 'media/x.bin'), picture);
    const { id } = await history.commit('Una');
    await backend.write([{ path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') }]);
    expect(await history.read(id, FACTS)).toEqual(new Uint8Array(files.get(FACTS) ?? []));
    expect(await history.read(id, 'media/x.bin')).toEqual(picture);
    expect(await history.read(id, 'pages/nothing.yaml')).toBeUndefined();
    expect(await history.read(id, 'pages')).toBeUndefined();
    for (const [version, path] of [
      ['HEAD', FACTS],
      ['--output=x', FACTS],
      [id, '../staged.txt'],
      [id, ':/x'],
    ] as const) {
      expect(['git', 'refused']).toContain((await failureOf(history.read(version, path))).reason);
    }
    expect((await failureOf(history.read('0'.repeat(40), FACTS))).reason).toBe('git');
    expect((await failureOf(history.versions(['../x']))).reason).toBe('refused');
  });

  test('nobody makes a version without a name', async () => {
    await inSite('init', '--quiet', folder);
    await writeFile(join(folder, 'gitconfig'), '');
    const { history } = await opened();
    expect((await failureOf(history.commit('Una'))).reason).toBe('nobody');
    expect((await inRepository('status', '--porcelain')).stdout).not.toMatch(/^A/m);
  });

  test('while changes are being brought together no version is made, and what is undecided stays so', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    const main = await history.commit('Una');
    await inRepository('checkout', '--quiet', '-b', 'other');
    for (const [branch, price] of [
      ['other', 'uno: 1\n'],
      ['main', 'uno: 2\n'],
    ] as const) {
      await inRepository('checkout', '--quiet', branch);
      await writeFile(join(site, FACTS), price);
      await inRepository('commit', '--quiet', '--all', '--message=x');
    }
    for (const begun of ['merge', 'rebase', 'cherry-pick']) {
      await expect(inRepository(begun, 'other')).rejects.toThrow();
      expect((await failureOf(history.commit('Dos'))).reason).toBe('unfinished');
      expect((await inRepository('status', '--porcelain', 'site/facts.yaml')).stdout).toMatch(/^(?:UU|AA) /);
      await inRepository(begun, '--abort');
    }
    await writeFile(join(site, FACTS), 'uno: 3\n');
    expect((await history.commit('Dos')).id).not.toBe(main.id);
  });

  test('where no branch is checked out no version is made, which nobody would find again, and none is sent', async () => {
    await inSite('init', '--quiet', '--bare', join(folder, 'remote.git'));
    await inSite('init', '--quiet', folder);
    await inRepository('remote', 'add', 'origin', join(folder, 'remote.git'));
    const { history } = await opened();
    const { id } = await history.commit('Una');
    await inRepository('checkout', '--quiet', '--detach');
    await writeFile(join(site, FACTS), 'uno: 1\n');
    expect((await failureOf(history.commit('Dos'))).reason).toBe('branchless');
    expect((await failureOf(history.push())).reason).toBe('branchless');
    expect((await history.versions()).map((version) => version.id)).toEqual([id]);
    expect(await onDisk(FACTS)).toBe('uno: 1\n');
    await inRepository('switch', '--quiet', '--create', 'mine');
    await history.commit('Dos');
    await history.push();
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 0 });
  });

  test('an index of git that is locked or damaged is told as that, and nothing is lost', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    await history.commit('Una');
    await writeFile(join(site, FACTS), 'uno: 1\n');
    const index = join(folder, '.git', 'index');
    await writeFile(`${index}.lock`, '');
    const busy = await failureOf(history.commit('Dos'));
    expect([busy.reason, busy.detail]).toEqual(['git-busy', expect.stringContaining('index.lock')]);
    await rm(`${index}.lock`);
    await writeFile(index, 'x'.repeat(200));
    expect((await failureOf((await opened()).history.commit('Dos'))).reason).toBe('git-damaged');
    expect(await onDisk(FACTS)).toBe('uno: 1\n');
    await rm(index);
    await inRepository('reset', '--quiet');
    expect((await history.commit('Dos')).message).toBe('Dos');
  });

  test('that the disk is full is told as that, whatever git says of it', async () => {
    await inSite('init', '--quiet', folder);
    const { history } = await opened();
    const hook = join(folder, '.git', 'hooks', 'pre-commit');
    await mkdir(dirname(hook), { recursive: true });
    await writeFile(hook, '#!/bin/sh\necho "fatal: write error: No space left on device" >&2\nexit 1\n', {
      mode: 0o755,
    });
    expect((await failureOf(history.commit('Una'))).reason).toBe('full');
  });

  test('versions are sent to the remote, joined with those that others have sent, unless they differ', async () => {
    await inSite('init', '--quiet', '--bare', join(folder, 'remote.git'));
    await inSite('init', '--quiet', folder);
    await inRepository('remote', 'add', 'origin', join(folder, 'remote.git'));
    const { history, files } = await opened();
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 0 });
    const { id } = await history.commit('Una');
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 1 });
    await history.push();
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 0 });
    expect((await inRepository('ls-remote', 'origin', 'main')).stdout).toContain(id);
    const elsewhere = join(folder, 'elsewhere');
    await inSite('clone', '--quiet', join(folder, 'remote.git'), elsewhere);
    const sendElsewhere = async (path: string, text: string) => {
      await writeFile(join(elsewhere, 'site', path), text);
      await inSite('-C', elsewhere, 'add', '--all');
      await inSite('-C', elsewhere, 'commit', '--quiet', '--message=Otra');
      await inSite('-C', elsewhere, 'pull', '--quiet', '--rebase');
      await inSite('-C', elsewhere, 'push', '--quiet');
    };
    await sendElsewhere('faqs/nuevas.yaml', 'items: []\n');
    await backend.write([{ path: FACTS, before: files.get(FACTS), content: bytes('uno: 1\n') }]);
    await history.commit('Dos');
    await history.push();
    expect(await onDisk('faqs/nuevas.yaml')).toBe('items: []\n');
    expect(await onDisk(FACTS)).toBe('uno: 1\n');
    expect((await inRepository('status', '--porcelain', '--branch', '--untracked-files=no')).stdout).toMatch(
      /^## main\.\.\.origin\/main\n$/,
    );
    // Of lines that touch, each has changed another value; git alone would ask.
    await sendElsewhere('faqs/nuevas.yaml', 'q: { a: 1, b: 2 }\nes: Pan\nen: Bread\n');
    await backend.write([{ path: FACTS, before: bytes('uno: 1\n'), content: bytes('uno: 2\n') }]);
    await history.commit('Dos y medio');
    await history.push();
    const there = bytes(await onDisk('faqs/nuevas.yaml'));
    await sendElsewhere('faqs/nuevas.yaml', 'q: { a: 1, b: 2 }\nes: Pan\nen: Loaf\n');
    const mine = 'q: { a: 1, b: 2 }\nes: Hogaza\nen: Bread\n';
    await backend.write([{ path: 'faqs/nuevas.yaml', before: there, content: bytes(mine) }]);
    await history.commit('Hogaza');
    await history.push();
    expect(await onDisk('faqs/nuevas.yaml')).toBe('q: { a: 1, b: 2 }\nes: Hogaza\nen: Loaf\n');
    expect((await inRepository('status', '--porcelain', '--untracked-files=no')).stdout).toBe('');
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 0 });
    await inSite('-C', elsewhere, 'pull', '--quiet', '--rebase');
    // What is saved and in no version stays, and so does a version that says the same otherwise.
    await sendElsewhere('faqs/nuevas.yaml', 'items: [] # Ellos\n');
    await writeFile(join(site, 'faqs/nuevas.yaml'), 'items: [] # Yo\n');
    await backend.write([{ path: FACTS, before: bytes('uno: 2\n'), content: bytes('uno: 3\n') }]);
    await history.commit('Tres', ['faqs/nuevas.yaml']);
    expect(await failureOf(history.push())).toMatchObject({ reason: 'behind', paths: [] });
    await history.commit('Cuatro');
    const before = (await inRepository('rev-parse', 'HEAD')).stdout;
    expect(await failureOf(history.push())).toMatchObject({ reason: 'behind', paths: ['faqs/nuevas.yaml'] });
    expect((await inRepository('rev-parse', 'HEAD')).stdout).toBe(before);
    expect((await inRepository('status', '--porcelain', '--untracked-files=no')).stdout).toBe('');
    expect(await onDisk('faqs/nuevas.yaml')).toBe('items: [] # Yo\n');
    // Somebody decides: of what was sent since, nobody has.
    const undecided = await history.undecided();
    expect(undecided.files).toEqual([
      {
        path: 'faqs/nuevas.yaml',
        base: bytes('q: { a: 1, b: 2 }\nes: Hogaza\nen: Loaf\n'),
        mine: bytes('items: [] # Yo\n'),
        theirs: bytes('items: [] # Ellos\n'),
      },
    ]);
    const keep = async (keeps: Keeps) => {
      const { version, files } = await history.undecided();
      return history.push({ version, files: files.map(({ path }) => ({ path, keeps })) });
    };
    await sendElsewhere('faqs/otra.yaml', 'items: []\n');
    const old = { version: undecided.version, files: [{ path: 'faqs/nuevas.yaml', keeps: 'mine' }] } as const;
    expect(await failureOf(history.push(old))).toMatchObject({ reason: 'behind', paths: ['faqs/nuevas.yaml'] });
    await keep('mine');
    expect(await onDisk('faqs/nuevas.yaml')).toBe('items: [] # Yo\n');
    expect(await onDisk('faqs/otra.yaml')).toBe('items: []\n');
    // One has deleted what the other one has changed, and both have made a file of the same name.
    await inSite('-C', elsewhere, 'pull', '--quiet', '--rebase');
    await inSite('-C', elsewhere, 'rm', '--quiet', 'site/faqs/nuevas.yaml');
    await sendElsewhere('faqs/tercera.yaml', 'items: [] # Ellos\n');
    await writeFile(join(site, 'faqs/nuevas.yaml'), 'items: [] # Todavía\n');
    await writeFile(join(site, 'faqs/tercera.yaml'), 'items: [] # Yo\n');
    await history.commit('Cinco');
    expect((await history.undecided()).files.map(({ path, base, theirs }) => [path, !base, !theirs])).toEqual([
      ['faqs/nuevas.yaml', false, true],
      ['faqs/tercera.yaml', true, false],
    ]);
    await keep('theirs');
    expect((await history.unversioned()).length).toBe(0);
    await expect(onDisk('faqs/nuevas.yaml')).rejects.toThrow('ENOENT');
    expect(await onDisk('faqs/tercera.yaml')).toBe('items: [] # Ellos\n');
    expect((await inRepository('status', '--porcelain', '--untracked-files=no')).stdout).toBe('');
    expect(await history.remote()).toEqual({ name: 'origin', unsent: 0 });
    // Who has nothing to send gets what others have sent, as it is; what is saved and in no version stays.
    await inSite('-C', elsewhere, 'pull', '--quiet', '--rebase');
    await sendElsewhere('faqs/otra.yaml', 'items: [] # Ellos\n');
    await writeFile(join(site, FACTS), 'uno: 4\n');
    await history.push();
    expect(await onDisk('faqs/otra.yaml')).toBe('items: [] # Ellos\n');
    expect(await onDisk(FACTS)).toBe('uno: 4\n');
    expect((await inRepository('rev-parse', 'HEAD')).stdout).toBe(
      (await inSite('-C', elsewhere, 'rev-parse', 'HEAD')).stdout,
    );
    await sendElsewhere(FACTS, 'uno: 5\n');
    expect(await failureOf(history.push())).toMatchObject({ reason: 'behind', paths: [] });
    expect(await onDisk(FACTS)).toBe('uno: 4\n');
    await rm(elsewhere, { recursive: true });
    await inRepository('remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
    expect((await failureOf(history.push())).reason).toBe('remote');
    await inRepository('remote', 'set-url', 'origin', 'https://127.0.0.1:1/x.git');
    expect((await failureOf(history.push())).reason).toBe('remote');
  });
});
