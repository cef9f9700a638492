import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site';
import { bundle } from '../../../scripts/bundle/bundle';
import { compileProject } from '../../../scripts/command-line/compile-project';
import { CACHING, type Serving, servingOf } from '../../../scripts/hosting/serving';
import { readFiles } from '../../../scripts/read-files';
import { readSite } from '../../../scripts/read-site';
import type { SiteFiles } from '../../../src/compiler/source';
import { htmlFile } from '../../../src/shared/paths';
import { containerHosts, type HostAnswer, type RunningHost, startHost, webHosts } from '../../support/web-hosts';

/** The aliases of the specification, point 2, and of decisions N2 and N4. */
const aliases = {
  '/block-1-tower': '/bloque-1-licencia-torre',
  '/modulo-1-torre': '/bloque-1-licencia-torre',
  '/modulo1-torre': '/bloque-1-licencia-torre',
  '/bloque-1': '/bloque-1-licencia-torre',
  '/bloque-1-torre': '/bloque-1-licencia-torre',
  '/block-2-approach': '/bloque-2-licencias-ruta-aproximacion',
  '/modulo-2-aproximacion': '/bloque-2-licencias-ruta-aproximacion',
  '/modulo2-aproximacion': '/bloque-2-licencias-ruta-aproximacion',
  '/bloque-2': '/bloque-2-licencias-ruta-aproximacion',
  '/bloque-2-aproximacion': '/bloque-2-licencias-ruta-aproximacion',
  '/home2': '/',
  '/exito': '/success',
};

/** What a website before this one may have called its pages, and those that they are now. */
const formerly = {
  '/index.php/quiénes-somos': { page: 'home', to: '/' },
  '/~ana/パン_v1.2.aspx': { page: 'courses', to: '/cursos' },
  '/dossier.pdf': { page: 'courses', to: '/cursos' },
  "/docs/guía d'estiu, precios & plazos (2).docx": { page: 'courses', to: '/cursos' },
};

/** Documents called like what some servers run, fill in or unpack, and what those would take for orders. */
const calledLikePrograms = {
  'prices.asis.pdf': 'Status: 201 Created\nContent-Type: text/html\n\n<b>run</b>',
  'prices.shtml.pdf': '<!--#echo var="DATE_LOCAL" -->',
  'prices.gz.pdf': '%PDF-1.7',
  'prices.br.pdf': '%PDF-1.7',
};

/** As many requests at a time as a browser makes. */
const AT_A_TIME = 6;

let folder: string;
let root: string;
let serving: Serving;
/** Every file of the website by its address, but those that only hosts read and those that are another one compressed. */
let files: ReadonlyMap<string, Buffer>;
/** The addresses of the sitemap. */
let listed: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  // People's folders are called anything.
  root = join(folder, 'la web; "nueva" {#1}', 'dist');
  // Started by root, a web server reads the files as a user of its own.
  await chmod(folder, 0o755);
  const { result, pages } = await compileProject(await siteAfterAnother());
  if (!result.ok) throw new Error('the content has errors');
  serving = servingOf(result.manifests);
  const built = await bundle(() => undefined);
  await buildSite(result, { bundle: built, known: pages, folder: root, inputs: 'hosts', isCompressed: true });
  for (const [name, content] of Object.entries(calledLikePrograms)) await writeFile(join(root, 'media', name), content);
  const all = [...(await readFiles(root))].filter(([path]) => !/\.(br|gz)$|^_|^\.ht/.test(path));
  files = new Map(all.map(([path, content]) => [`/${path}`, Buffer.from(content)]));
  const sitemap = String(files.get('/sitemap.xml'));
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The site, with redirects from what another one had before it. */
async function siteAfterAnother(): Promise<SiteFiles> {
  const content = await readSite();
  const more = Object.entries(formerly).map(([from, { page }]) => `  - { from: "${from}", page: ${page} }\n`);
  const redirects = `${content.get('redirects.yaml')}\n${more.join('')}`;
  return new Map([...content, ['redirects.yaml', Buffer.from(redirects)]]);
}

test('something is to be served', () => {
  expect(listed.length).toBeGreaterThan(20);
  expect(files.size).toBeGreaterThan(200);
});

describe.each(webHosts)('the website under $name', (host) => {
  let running: RunningHost;

  beforeAll(async () => {
    running = await startHost(host, { own: join(folder, host.name), root, serving });
  });

  afterAll(() => running.stop());

  const fileAt = (address: string) => files.get(`/${htmlFile(address)}`);
  const notFound = (path: string) => fileAt(/^\/en(\/|$)/i.test(path) ? '/en/404' : '/404') ?? Buffer.alloc(0);

  /** Where a redirect leads, as the browser reads its address. */
  const target = ({ headers }: HostAnswer) => new URL(headers.location ?? '', `http://127.0.0.1:${running.port}`);
  const own = (path: string) => new URL(path, `http://127.0.0.1:${running.port}`);

  /** What is wrong with each of many answers; the same questions are asked of all hosts. */
  const wrong = async <Question>(
    questions: Iterable<Question>,
    judge: (question: Question) => Promise<Record<string, unknown> | undefined>,
  ): Promise<unknown[]> => {
    const found: unknown[] = [];
    const left = [...questions];
    const askNext = async (): Promise<void> => {
      const question = left.pop();
      if (question === undefined) return;
      found.push(await judge(question));
      await askNext();
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, askNext));
    return found.filter((one) => one !== undefined);
  };

  test('every address of the sitemap is served from its flat file', async () => {
    const found = await wrong(listed, async (address) => {
      const { status, headers, body } = await running.ask(address);
      const isRight = status === 200 && headers['content-type']?.toLowerCase() === 'text/html; charset=utf-8';
      return isRight && body.equals(fileAt(address) ?? Buffer.alloc(0)) ? undefined : { address, status, headers };
    });
    expect(found).toEqual([]);
  });

  test('every file is served whole, with its type, how long it may be kept and the headers of safety', async () => {
    const found = await wrong(files, async ([path, content]) => {
      const { status, headers, body } = await running.ask(encodeURI(path));
      const expected = {
        ...{ path, status: 200, type: typeOf(path), bytes: hashOf(content) },
        caching: path.startsWith('/assets/') ? CACHING.permanent : CACHING.other,
        headers: serving.headers,
      };
      const safety = Object.keys(serving.headers).map((name) => [name, headers[name]] as const);
      const given = {
        ...{ path, status, type: headers['content-type']?.toLowerCase(), bytes: hashOf(body) },
        caching: headers['cache-control'],
        headers: Object.fromEntries(safety),
      };
      return JSON.stringify(given) === JSON.stringify(expected) ? undefined : { given, expected };
    });
    expect(found).toEqual([]);
  });

  test.each(host.encodings)('texts are sent in %s as the build has compressed them', async (encoding) => {
    const [end, decompress] =
      encoding === 'br' ? (['br', brotliDecompressSync] as const) : (['gz', gunzipSync] as const);
    const paths = [...files.keys()].filter((path) => (files.get(path)?.length ?? 0) >= 1024 && isText(path));
    const flat = paths.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -'.html'.length));
    const asked = [...paths.map((path) => [path, path]), ...flat.map((path) => [path, `${path}.html`])] as [
      string,
      string,
    ][];
    const found = await wrong(
      asked.filter(([path]) => path !== '/index' && !path?.endsWith('/404')),
      async ([address, path]) => {
        if (!serving.addresses.includes(address) && address !== path) return undefined;
        const { status, headers, body } = await running.ask(address, { headers: { 'accept-encoding': encoding } });
        const isRight =
          status === 200 &&
          headers['content-encoding'] === encoding &&
          headers['content-type']?.toLowerCase() === typeOf(path) &&
          headers.vary?.toLowerCase() === 'accept-encoding' &&
          body.equals(await readFile(join(root, `${path}.${end}`))) &&
          decompress(body).equals(files.get(path) ?? Buffer.alloc(0));
        return isRight ? undefined : { address, status, headers };
      },
    );
    expect(found).toEqual([]);
  });

  test('who reads no compressed texts is sent them as they are, and the home page is compressed, too', async () => {
    for (const accepted of ['identity', '', 'br;q=0, gzip;q=0', 'xbr, brx, gzipped']) {
      const { headers, body } = await running.ask('/cursos', { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding'], accepted).toBeUndefined();
      expect(headers.vary?.toLowerCase(), accepted).toBe('accept-encoding');
      expect(body.equals(fileAt('/cursos') ?? Buffer.alloc(0))).toBe(true);
    }
    const home = await running.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(host.encodings).toContain(home.headers['content-encoding']);
  });

  test.each(Object.entries(aliases))('%s leads permanently to %s in one step and keeps the query', async (from, to) => {
    for (const form of [from, `${from}/`, from.toUpperCase()]) {
      const answer = await running.ask(`${form}?gclid=a%20b&x=1`);
      expect(answer.status, form).toBe(301);
      expect(target(answer).href, form).toBe(own(`${to}?gclid=a%20b&x=1`).href);
      // Else a browser would follow it for ever, whatever the website says later.
      expect(answer.headers['cache-control'], form).toBe(CACHING.other);
      expect(target(await running.ask(form)).href, form).toBe(own(to).href);
    }
    expect((await running.ask(to)).status).toBe(200);
  });

  test.each(Object.entries(formerly))('%s leads on, whatever its letters and its ending', async (from, { to }) => {
    const escaped = encodeURI(from);
    // WordPress writes escapes in small letters.
    for (const form of [escaped, `${escaped}/`, escaped.toLowerCase()]) {
      const answer = await running.ask(`${form}?x=1`);
      expect(answer.status, form).toBe(301);
      expect(target(answer).href, form).toBe(own(`${to}?x=1`).href);
    }
  });

  test('another form of every address leads to it: capitals, a slash at its end', async () => {
    const forms = serving.addresses.flatMap((address) =>
      [`${address}/`, address.toUpperCase(), `${address.toUpperCase()}/`].map((form) => [form, address] as const),
    );
    const found = await wrong(forms, async ([form, address]) => {
      const answer = await running.ask(`${form}?a=1`);
      const isRight = answer.status === 301 && target(answer).href === own(`${address}?a=1`).href;
      return isRight ? undefined : { form, status: answer.status, location: answer.headers.location };
    });
    expect(found).toEqual([]);
  });

  test.each([
    ...['/no/hay/nada', '/cursos/x', '/blog/x', '/blog/x/y', '/cursos.html/x', '/assets/gone-12345678.js', '/nada/'],
    ...[
      '/_headers',
      '/_redirects',
      '/.htaccess',
      '/.git/config',
      '/.env',
      '/blog/.hidden',
      '/assets/',
      '/media',
      '/data/',
    ],
    ...['/en/nothing', '/EN/nothing/', '/en/blog/x', '/en//x', '/end', '/x/en/y'],
    ...['/%5C_headers', '/%5c.htaccess', '/cursos%5c', '/cursos.htm%5Cl', '/\\cursos', '/cur%2A', '/%5Bc%5Dursos'],
  ])('%s answers the not-found page with its status, its type and its safety, and is not kept', async (path) => {
    const { status, headers, body } = await running.ask(encodeURI(path));
    expect(status).toBe(404);
    expect(body.equals(notFound(path))).toBe(true);
    expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(serving.headers['content-security-policy']);
    expect(headers['cache-control']).toBe(CACHING.other);
  });

  test.each([
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { 'if-match': '"x"' },
    { range: 'bytes=0-9' },
  ])(
    'the not-found page is sent whole to who asks on the condition %o, as browsers that were there do',
    async (asked) => {
      const { status, headers, body } = await running.ask('/no/hay/nada', { headers: asked });
      expect(status).toBe(404);
      expect(body.equals(notFound('/no/hay/nada'))).toBe(true);
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    },
  );

  test.each([
    ...['//evil.example/', '/.//evil.example/', '/%5Cevil.example/', '/%5c%5cevil.example/', '/\\evil.example/'],
    ...[
      '/%2F%2Fevil.example/',
      '/cursos/%2e%2e//evil.example/',
      '/%09/evil.example/',
      '/CURSOS//evil.example',
      '/@evil.example/',
    ],
    ...[
      '/bloque-1//evil.example/',
      '/%0d%0alocation:%20//evil.example/',
      '/cursos%0d%0aset-cookie:%20a=b/',
      '/cursos?x=%0d%0ay:z',
    ],
    ...[
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/../cursos',
      '/assets/%2e%2e/cursos',
      '/assets/..%2fcursos',
      '/%00',
      '/cursos%00.html',
      '/%E0%A4%A',
    ],
    `/${'a'.repeat(4000)}`,
  ])('%s leads to no other host and into no other folder, and the server goes on', async (path) => {
    const answer = await running.ask(path).catch(() => undefined);
    if (answer?.headers.location !== undefined) expect(target(answer).host).toBe(`127.0.0.1:${running.port}`);
    expect(answer?.headers['set-cookie']).toBeUndefined();
    expect(String(answer?.body ?? '')).not.toContain('root:');
    expect(answer?.status ?? 400).toBeLessThan(500);
    expect(answer?.headers['cache-control'] ?? CACHING.other).toBe(CACHING.other);
    expect((await running.ask('/')).status).toBe(200);
  });

  test('a part of a file is sent to who asks for one', async () => {
    const [path = '', content = Buffer.alloc(0)] = [...files].find(([name]) => name.endsWith('.woff2')) ?? [];
    const part = await running.ask(path, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${content.length}`);
    expect(part.body.equals(content.subarray(100, 200))).toBe(true);
    expect((await running.ask(path, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
    expect((await running.ask(path, { headers: { range: 'bytes=5-2' } })).status).toBeLessThan(500);
  });

  test('what has not changed is not sent again, in whatever encoding it was', async () => {
    const script = [...files.keys()].find((path) => path.endsWith('.js')) ?? '';
    for (const path of ['/', '/cursos', '/data/cursos.json', '/icons.svg', script]) {
      const tags = new Set<string>();
      for (const encoding of ['identity', ...host.encodings]) {
        const first = await running.ask(path, { headers: { 'accept-encoding': encoding } });
        const tag = first.headers.etag ?? '';
        expect(tag, path).not.toBe('');
        tags.add(tag);
        const again = await running.ask(path, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
        expect([path, encoding, again.status, again.body.length]).toEqual([path, encoding, 304, 0]);
        const other = await running.ask(path, { headers: { 'accept-encoding': encoding, 'if-none-match': '"other"' } });
        expect([path, encoding, other.status]).toEqual([path, encoding, 200]);
      }
      expect(tags.size, path).toBe(host.encodings.length + 1);
    }
  });

  test('an asset that cannot be read is not kept as if it never changed', async () => {
    const [path = ''] = [...files.keys()].filter((name) => name.startsWith('/assets/') && name.endsWith('.woff2'));
    await chmod(join(root, path), 0o000);
    try {
      const { status, headers } = await running.ask(path);
      if (status !== 200) expect(headers['cache-control'] ?? CACHING.other).toBe(CACHING.other);
    } finally {
      await chmod(join(root, path), 0o644);
    }
  });

  test('HEAD answers as GET does, without a body; nothing can be written', async () => {
    for (const path of ['/', '/cursos', '/robots.txt', '/no/hay/nada', '/bloque-1']) {
      const get = await running.ask(path);
      const head = await running.ask(path, { method: 'HEAD' });
      expect([path, head.status, head.body.length]).toEqual([path, get.status, 0]);
      for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
        expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
      }
    }
    for (const method of ['POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const { status, headers } = await running.ask('/cursos', { method });
      expect([method, status]).toEqual([method, 405]);
      expect(headers.allow).toContain('GET, HEAD');
    }
    expect((await running.ask('/cursos')).body.equals(fileAt('/cursos') ?? Buffer.alloc(0))).toBe(true);
  });
});

test.each(containerHosts)('$name serves the website as the container has it, as nobody', async (host) => {
  const own = join(folder, 'container');
  const running = await startHost(host, { own, root, serving });
  try {
    const home = await running.ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(home.body).equals(files.get('/index.html') ?? Buffer.alloc(0))).toBe(true);
    expect(home.headers).toMatchObject(serving.headers);
    expect((await running.ask('/bloque-1?a=1')).headers.location).toBe('/bloque-1-licencia-torre?a=1');
    expect((await running.ask('/no/hay/nada')).status).toBe(404);
    expect((await readdir(own)).sort()).toEqual(['server.conf', 'tmp']);
  } finally {
    await running.stop();
  }
});

/** Said here once more: what the hosts are told comes from the description under test. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' },
  ...{
    json: 'application/json; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    webmanifest: 'application/json; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
  },
  ...{
    svg: 'image/svg+xml; charset=utf-8',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    ico: 'image/x-icon',
  },
  ...{ woff2: 'font/woff2', pdf: 'application/pdf' },
};

function typeOf(path: string): string | undefined {
  return TYPES[extname(path).slice(1)];
}

function isText(path: string): boolean {
  return typeOf(path)?.includes('charset') === true;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
