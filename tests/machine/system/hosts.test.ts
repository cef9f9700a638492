import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site';
import { bundle } from '../../../scripts/bundle/bundle';
import { compileProject } from '../../../scripts/command-line/compile-project';
import { nginxServer } from '../../../scripts/hosting/rules';
import { readSite } from '../../../scripts/read-site';
import { obtainApache, obtainNginx } from '../../../scripts/toolchain/web-servers';
import type { Manifests } from '../../../src/compiler/manifests';

/** How a web server is started on the built site; it stays in the foreground. */
interface Host {
  readonly name: string;
  readonly program: string | undefined;
  readonly configure: (folder: string, port: number, manifests: Manifests) => string;
  readonly options: (folder: string) => readonly string[];
}

const hosts: readonly Host[] = [
  {
    name: 'nginx',
    program: await obtainNginx(),
    configure: (folder, port, { redirects }) => {
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/tmp;`).join(' ')}
${nginxServer(redirects, { root: join(folder, 'dist'), listen: `127.0.0.1:${port}` })} }`;
    },
    options: (folder) => ['-e', join(folder, 'error.log'), '-c', join(folder, 'server.conf')],
  },
  {
    name: 'Apache',
    program: await obtainApache(),
    configure: (folder, port) => `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${folder}/tmp
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
${['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/dist
<Directory ${folder}/dist>
  AllowOverride All
  Require all granted
</Directory>
`,
    options: (folder) => ['-X', '-f', join(folder, 'server.conf')],
  },
];

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

let folder: string;
let manifests: Manifests;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  // Started by root, a web server reads the files as a user of its own.
  await chmod(folder, 0o755);
  const { result, pages } = await compileProject(await readSite());
  if (!result.ok) throw new Error('the content has errors');
  manifests = result.manifests;
  await buildSite(result, await bundle(() => undefined), pages, join(folder, 'dist'), 'hosts', () => undefined);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(hosts)('the website under $name', ({ name, program, configure, options }) => {
  let server: ChildProcess | undefined;
  let port: number;

  beforeAll(async () => {
    if (program === undefined) return;
    const own = join(folder, name);
    await mkdir(join(own, 'tmp'), { recursive: true });
    port = await freePort();
    const config = configure(own, port, manifests).replaceAll(`${own}/dist`, join(folder, 'dist'));
    await writeFile(join(own, 'server.conf'), config);
    server = spawn(program, options(own), { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await get('/')).status).toBe(200), { timeout: 15_000 });
  });

  afterAll(() => server?.kill());

  /** Answers of the server to a path as it is, which `fetch` would tidy up before it is sent. */
  const get = (path: string): Promise<{ status: number; location: string; type: string; body: string }> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { location = '', 'content-type': type = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, type, body: Buffer.concat(chunks).toString() });
        });
      });
      sent.on('error', reject);
      sent.end();
    });

  /** Where a redirect leads, as the browser reads its address. */
  const target = (location: string) => new URL(location, `http://127.0.0.1:${port}`);

  test.skipIf(program === undefined).each(Object.entries(aliases))(
    '%s leads permanently to %s and keeps the query',
    async (from, to) => {
      const { status, location } = await get(`${from}?gclid=abc`);
      expect(status).toBe(301);
      expect(target(location).href).toBe(target(`${to}?gclid=abc`).href);
      expect((await get(to)).status).toBe(200);
    },
  );

  test.skipIf(program === undefined)('a trailing slash is taken away', async () => {
    const { status, location } = await get('/cursos/?a=1');
    expect(status).toBe(301);
    expect(target(location).href).toBe(target('/cursos?a=1').href);
  });

  test.skipIf(program === undefined).each(['/no/hay/nada', '/cursos/x', '/blog/x', '/blog/x/y', '/cursos.html/x'])(
    '%s answers the not-found page with its status',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toBe(await readFile(join(folder, 'dist/404.html'), 'utf8'));
    },
  );

  test
    .skipIf(program === undefined)
    .each([
      '//evil.example/',
      '/.//evil.example/',
      '/%5Cevil.example/',
      '/%5c%5cevil.example/',
      '/\\evil.example/',
      '/%2F%2Fevil.example/',
      '/cursos/%2e%2e//evil.example/',
      '/%09/evil.example/',
    ])('%s leads to no other host', async (path) => {
    const { location } = await get(path);
    if (location !== '') expect(target(location).host).toBe(`127.0.0.1:${port}`);
  });

  test.skipIf(program === undefined).each(['/', '/en', '/cursos', '/courses', '/blog', '/en/blog'])(
    '%s is served from its flat file',
    async (path) => {
      const { status, type } = await get(path);
      expect(status).toBe(200);
      expect(type).toContain('text/html');
    },
  );
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
