import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { vi } from 'vitest';
import { caddyFile } from '../../scripts/hosting/caddy';
import { containerConfiguration, nginxServer } from '../../scripts/hosting/nginx';
import { quoted } from '../../scripts/hosting/quoted';
import type { Serving } from '../../scripts/hosting/serving';
import { obtainApache, obtainBrotliForNginx, obtainCaddy, obtainNginx } from '../../scripts/toolchain/web-servers';
import { PATIENCE } from './patience';
import { endProcess, freePort } from './processes';

/** A real web server, and how it is started on a built site; it stays in the foreground. */
interface WebHost {
  readonly name: string;
  /** Undefined where it cannot be had. */
  readonly program: string | undefined;
  readonly encodings: readonly string[];
  readonly configure: (place: Place) => string;
  readonly options: (own: string) => readonly string[];
  /** Whether it is started as a user that owns nothing, where this process may choose. */
  readonly isNobody?: boolean;
}

type AvailableHost = WebHost & { readonly program: string };

interface Place {
  /** A folder of the server's own. */
  readonly own: string;
  readonly root: string;
  readonly port: number;
  readonly serving: Serving;
}

const skipped = (what: string) =>
  process.stderr.write(`\nSKIPPED: nothing is known of ${what}, which is not installed and cannot be obtained here.\n`);

const brotliModule = await obtainBrotliForNginx();
if (brotliModule === undefined) skipped('nginx with brotli');

const nginx: WebHost = {
  name: 'nginx',
  program: await obtainNginx(),
  encodings: ['gzip', ...(brotliModule === undefined ? [] : ['br'])],
  configure: ({ own, root, port, serving }) => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const brotli = brotliModule !== undefined;
    return `${brotli ? `load_module ${brotliModule};` : ''} daemon off; pid ${own}/pid; error_log ${own}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${kinds.map((kind) => `${kind}_temp_path ${own}/tmp;`).join(' ')}
${nginxServer(serving, { root, listen: `127.0.0.1:${port}`, brotli })} }`;
  },
  options: (own) => ['-e', join(own, 'error.log'), '-c', join(own, 'server.conf')],
};

const apache: WebHost = {
  name: 'Apache',
  program: await obtainApache(),
  encodings: ['gzip', 'br'],
  configure: ({ own, root, port }) => `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${own}/tmp
PidFile ${own}/pid
ErrorLog ${own}/error.log
User www-data
Group www-data
${['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'deflate', 'filter', 'asis', 'include']
  .filter((name) => existsSync(`/usr/lib/apache2/modules/mod_${name}.so`))
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/css
AddHandler send-as-is .asis
AddOutputFilter INCLUDES .shtml
DocumentRoot ${quoted(root, '\\')}
<Directory ${quoted(root, '\\')}>
  Options FollowSymLinks Includes
  AllowOverride All
  Require all granted
</Directory>
`,
  options: (own) => ['-DFOREGROUND', '-f', join(own, 'server.conf')],
};

const caddy: WebHost = {
  name: 'Caddy',
  program: await obtainCaddy(),
  encodings: ['gzip', 'br'],
  configure: ({ own, root, port, serving }) =>
    `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${own}\n}\n${caddyFile(serving, { root, site: `http://127.0.0.1:${port}` })}`,
  options: (own) => ['run', '--adapter', 'caddyfile', '--config', join(own, 'server.conf')],
};

const all = [nginx, apache, caddy];

/** The web servers that this computer has or could get; those that it could not are named. */
export const webHosts: readonly AvailableHost[] = all.flatMap((host) => {
  if (host.program !== undefined) return [{ ...host, program: host.program }];
  skipped(host.name);
  return [];
});

/** nginx as the container starts it: as nobody in particular, who may write to its own `tmp` and nowhere else. */
export const containerHosts: readonly AvailableHost[] = webHosts
  .filter(({ name, encodings }) => name === nginx.name && encodings.includes('br'))
  .map((host) => ({
    ...host,
    configure: ({ own, root, port, serving }) =>
      containerConfiguration(serving, { root, listen: `127.0.0.1:${port}` })
        .replace('/etc/nginx/modules/', '/etc/nginx/modules-enabled/')
        .replaceAll(/ \/tmp\/(?=[\w.]+;)/g, ` ${own}/tmp/`),
    options: (own) => ['-e', 'stderr', '-g', 'daemon off;', '-c', join(own, 'server.conf')],
    isNobody: true,
  }));

export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface RunningHost {
  readonly port: number;
  /** Sends a path as it is, which `fetch` would tidy up before. */
  ask(path: string, more?: { method?: string; headers?: Record<string, string> }): Promise<HostAnswer>;
  stop(): Promise<void>;
}

const NOBODY = 65534;

/** Starts a web server on a built site. `own` is a folder for what it writes. */
export async function startHost(
  host: AvailableHost,
  site: { own: string; root: string; serving: Serving },
): Promise<RunningHost> {
  const { own } = site;
  await mkdir(join(own, 'tmp'), { recursive: true });
  const port = await freePort();
  await writeFile(join(own, 'server.conf'), host.configure({ ...site, port }));
  const user = host.isNobody === true && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(join(own, 'tmp'), user.uid, user.gid);
  const env = { ...process.env, HOME: own };
  const server = spawn(host.program, host.options(own), { stdio: 'ignore', env, ...user });
  const ask: RunningHost['ask'] = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(fields),
            body: Buffer.concat(chunks),
          });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  const serves = async () => {
    if ((await ask('/')).status !== 200) throw new Error(`${host.name} does not serve the site`);
  };
  try {
    await vi.waitFor(serves, PATIENCE);
  } catch (error) {
    await endProcess(server, 'SIGTERM');
    throw error;
  }
  return { port, ask, stop: () => endProcess(server, 'SIGTERM') };
}
