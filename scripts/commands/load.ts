/**
 * `npm run load`: how many requests nginx answers with the shipped configuration, for 5 seconds each, held against the
 * same nginx with nothing but one empty file. Builds nothing: `npm run build` comes before it. Figures in docs/reliability.md.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileProject } from '../command-line/compile-project';
import { parseOptions } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { nginxServer, temporaryFolders } from '../hosting/nginx';
import { servingOf } from '../hosting/serving';
import { freePort } from '../local-server/address';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { readSite } from '../read-site';
import { obtainBrotliForNginx, obtainNginx } from '../toolchain/web-servers';

const SECONDS = 5;
const CONNECTIONS = 50;

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
}

await runCommand(async () => {
  parseOptions(process.argv.slice(2), {}, { usage: '--help' });
  const program = await obtainNginx();
  if (program === undefined) throw new PlainError('There is no nginx here, and it cannot be installed.');
  const { result } = await compileProject(await readSite());
  if (!result.ok) throw new PlainError('The content has errors: npm run check tells them.');
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  await chmod(folder, 0o755);
  const brotli = await obtainBrotliForNginx();
  const ports = { site: await freePort(), empty: await freePort() };
  const site = nginxServer(servingOf(result.manifests), {
    root: project.dist,
    listen: `127.0.0.1:${ports.site}`,
    brotli: brotli !== undefined,
  });
  const server = await startNginx(program, folder, brotli, [site, emptyServer(ports.empty, folder)]);
  try {
    const floor = await measure(`http://127.0.0.1:${ports.empty}/empty`);
    print('one empty file', floor, floor);
    const page = result.manifests.pages.find(({ role }) => role === 'home')?.path ?? '/';
    const listed = result.manifests.pages.find(({ isListed, path }) => isListed && path !== page)?.path ?? page;
    for (const path of [page, listed, '/icons.svg', '/no/such/page']) {
      print(path, await measure(`http://127.0.0.1:${ports.site}${path}`), floor);
    }
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

function emptyServer(port: number, folder: string): string {
  return `server { listen 127.0.0.1:${port}; root ${folder}/empty; }`;
}

async function startNginx(
  program: string,
  folder: string,
  brotli: string | undefined,
  servers: readonly string[],
): Promise<ChildProcess> {
  const configuration = [
    brotli === undefined ? '' : `load_module ${brotli};`,
    `daemon off; worker_processes ${cpus().length}; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
    `http { access_log off; sendfile on; tcp_nopush on; ${temporaryFolders(folder).join(' ')}`,
    ...servers,
    '}',
  ].join('\n');
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'empty/empty'), '');
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const server = spawn(program, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (server.exitCode !== null) throw new PlainError('nginx does not start.');
  return server;
}

/** By autocannon, in a process of its own. */
async function measure(address: string): Promise<Measured> {
  const args = ['--yes', 'autocannon@9.0.0', '--json', '-c', String(CONNECTIONS), '-d', String(SECONDS)];
  const { stdout } = await promisify(execFile)('npx', [...args, '-H', 'accept-encoding=br, gzip', address]);
  const { requests, latency } = JSON.parse(stdout) as { requests: { average: number }; latency: { p99: number } };
  return { perSecond: requests.average, p99: latency.p99 };
}

function print(name: string, { perSecond, p99 }: Measured, floor: Measured): void {
  const ratio = (perSecond / floor.perSecond).toFixed(2);
  process.stdout.write(`| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${ratio} | ${p99} |\n`);
}
