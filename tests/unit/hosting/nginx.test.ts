import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../scripts/build-site';
import { compileProject } from '../../../scripts/command-line';
import type { Manifests } from '../../../scripts/compiler/manifests';
import { nginxServer } from '../../../scripts/hosting/rules';
import { obtainNginx } from '../../../scripts/toolchain/nginx';

const nginx = await obtainNginx();

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
let address: string;
let server: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

async function compiled(): Promise<{ manifests: Manifests; outputs: Parameters<typeof buildSite>[1] }> {
  const { result } = await compileProject();
  if (!result.ok) throw new Error('the content has errors');
  return result;
}

async function startNginx(manifests: Manifests, program: string): Promise<void> {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const block = nginxServer(manifests.redirects, { root: join(folder, 'dist'), listen: `127.0.0.1:${port}` });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp;`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${block} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  server = spawn(program, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 15_000 });
}

describe.skipIf(nginx === undefined)('the website under nginx', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    // Started by root, nginx reads the files as a user of its own.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'tmp'));
    const { manifests, outputs } = await compiled();
    await buildSite(manifests, outputs, join(folder, 'dist'), () => undefined);
    await startNginx(manifests, nginx ?? '');
  }, 120_000);

  afterAll(async () => {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(Object.entries(aliases))('%s leads permanently to %s and keeps the query', async (from, to) => {
    const response = await fetch(`${address}${from}?gclid=abc`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?gclid=abc`);
    expect((await fetch(address + to)).status).toBe(200);
  });

  test('a trailing slash is taken away', async () => {
    const response = await fetch(`${address}/cursos/?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/cursos?a=1');
  });

  test('an address that leads nowhere answers the not-found page with its status', async () => {
    const response = await fetch(`${address}/no/hay/nada`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await readFile(join(folder, 'dist/404.html'), 'utf8'));
  });

  test.each(['/', '/en', '/cursos', '/courses', '/blog', '/en/blog'])(
    '%s is served from its flat file',
    async (path) => {
      const response = await fetch(address + path, { redirect: 'manual' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );
});
