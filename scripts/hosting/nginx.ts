import { TEXT_TYPES, TYPES } from '../../src/shared/content-types';
import { escapeRegExp } from '../../src/shared/escape-reg-exp';
import { quoted } from './quoted';
import { CACHING, HOST_FILES, NOT_FOUND, PERMANENT_FOLDER, type Serving } from './serving';

interface NginxOptions {
  /** The folder of the website. */
  readonly root: string;
  /** An address as nginx writes it. */
  readonly listen: string;
  /** Whether its module brotli_static is there, which is no part of nginx itself. */
  readonly brotli: boolean;
}

/** A server for nginx, to be included where its servers are. */
export function nginxServer(serving: Serving, { root, listen, brotli }: NginxOptions): string {
  const { redirects, addresses, notFoundBelow } = serving;
  return [
    '# Where another form of an address leads.',
    'map $uri $site_address {',
    '  default "";',
    ...[...redirects.map(({ from, to }) => [from, to] as const), ...addresses.map((path) => [path, path] as const)].map(
      ([from, to]) => `  "~*^${escapeRegExp(from)}/?$" "${to}";`,
    ),
    '}',
    '# Only what is sent may be kept: a file that could not be read is asked for again.',
    'map "$status $uri" $site_caching {',
    '  volatile;',
    `  default "${CACHING.other}";`,
    `  "~^(200|206|304) ${PERMANENT_FOLDER}" "${CACHING.permanent}";`,
    '}',
    'map $status $site_allow {',
    '  default "";',
    '  405 "GET, HEAD";',
    '}',
    'map $uri $site_not_found {',
    `  default ${NOT_FOUND};`,
    ...notFoundBelow.map(({ prefix, page }) => `  "~*^${escapeRegExp(prefix)}(/|$)" ${page};`),
    '}',
    'server {',
    `  listen ${listen};`,
    `  root ${quoted(root, '\\')};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};`,
    '  types {',
    ...Object.entries(TYPES).map(([type, endings]) => `    ${type} ${endings.join(' ')};`),
    '  }',
    '  default_type application/octet-stream;',
    '  gzip_static on;',
    '  gzip_vary on;',
    ...(brotli ? ['  brotli_static on;'] : []),
    '  add_header cache-control $site_caching always;',
    '  add_header allow $site_allow always;',
    ...Object.entries(serving.headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  error_page 404 $site_not_found;',
    `  location ~ ^/(${HOST_FILES.map(escapeRegExp).join('|')})$ { return 404; }`,
    '  location ~ /\\.(?!well-known/) { return 404; }',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => `  location = "${path}" { return 301 ${to}$is_args$args; }`),
    ),
    '  location / { try_files $uri $uri.html $uri/index.html @other_form; }',
    '  location @other_form {',
    '    if ($site_address != "") { return 301 $site_address$is_args$args; }',
    '    return 404;',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Where the files of a container lie, and at which port it answers. */
const IN_CONTAINER = { root: '/site', listen: '8080' } as const;

/** nginx in a container: as nobody in particular, writing only below /tmp. */
export function containerConfiguration(
  serving: Serving,
  place: Pick<NginxOptions, 'root' | 'listen'> = IN_CONTAINER,
): string {
  return [
    'include /etc/nginx/modules/*.conf;',
    'worker_processes auto;',
    'pid /tmp/nginx.pid;',
    'error_log stderr warn;',
    'events {}',
    'http {',
    ...temporaryFolders('/tmp').map((line) => `  ${line}`),
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    nginxServer(serving, { ...place, brotli: true }),
    '}',
    '',
  ].join('\n');
}

/** Has nginx write below a folder whatever it writes for a moment. */
export function temporaryFolders(folder: string): string[] {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`);
}

/** The image: nothing in it but nginx and the website. The folder it is built in is that of the project. */
export function containerFile(site: string, configuration: string): string {
  return [
    'FROM docker.io/library/alpine:3.22',
    'RUN apk add --no-cache nginx nginx-mod-http-brotli',
    copied(configuration, '/etc/nginx/nginx.conf'),
    copied(site, IN_CONTAINER.root),
    'USER nginx',
    `EXPOSE ${IN_CONTAINER.listen}`,
    '# podman run --read-only --tmpfs /tmp --cap-drop all -p 8080:8080 …',
    'ENTRYPOINT ["nginx", "-e", "stderr", "-g", "daemon off;"]',
    '',
  ].join('\n');
}

/** Told as a list, in which a name may have spaces. */
function copied(from: string, to: string): string {
  return `COPY ${JSON.stringify([from, to])}`;
}
