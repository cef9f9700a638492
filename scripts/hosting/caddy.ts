import { TEXT_ENDINGS, TEXT_TYPES, TYPES } from '../../src/shared/content-types';
import { escapeRegExp } from '../../src/shared/escape-reg-exp';
import { quoted } from './quoted';
import { CACHING, HOST_FILES, NOT_FOUND, PERMANENT_FOLDER, type Serving } from './serving';

interface CaddyOptions {
  /** The folder of the website. */
  readonly root: string;
  /** The address of the website, for which Caddy fetches a certificate; or a port. */
  readonly site: string;
}

/** What a request may ask to be sent only in part, or only where it has changed. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** A Caddyfile. */
export function caddyFile(
  { redirects, addresses, notFoundBelow, headers }: Serving,
  { root, site }: CaddyOptions,
): string {
  const moved = redirects.map(({ from, to }) => [from, to] as const);
  return [
    // Said twice, for an error begins its answer anew.
    '(site_answer) {',
    '\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
    '\t\tcache-control {site_caching}',
    '\t\t-server',
    '\t}',
    '}',
    `${site} {`,
    `\troot * ${quoted(root, '{}')}`,
    '\tmap {path} {site_caching} {',
    `\t\t~^${PERMANENT_FOLDER} "${CACHING.permanent}"`,
    `\t\tdefault "${CACHING.other}"`,
    '\t}',
    ...addressMap('{site_moved}', moved),
    ...addressMap(
      '{site_address}',
      addresses.map((path) => [path, path]),
    ),
    '\tmap {path} {site_not_found} {',
    ...notFoundBelow.map(({ prefix, page }) => `\t\t~(?i)^${escapeRegExp(prefix)}(/|$) ${page}`),
    `\t\tdefault ${NOT_FOUND}`,
    '\t}',
    '\tmap {query} {site_query} {',
    '\t\t"" ""',
    '\t\tdefault "?{query}"',
    '\t}',
    '\t@hidden {',
    `\t\tpath ${HOST_FILES.map((name) => `/${name}`).join(' ')} /.* */.*`,
    '\t\tnot path /.well-known/*',
    '\t}',
    // Where files are looked for, it would stand for what follows it alone.
    '\t@backslash path_regexp \\\\',
    '\t@moved expression `{site_moved} != ""`',
    '\t@there {',
    '\t\tnot path_regexp ./$',
    '\t\tfile {path} {path}.html {path}/index.html',
    '\t}',
    '\t@other_form expression `{site_address} != ""`',
    '\t@writing not method GET HEAD',
    `\t@texts path ${TEXT_ENDINGS.map((end) => `*.${end}`).join(' ')}`,
    '\troute {',
    '\t\timport site_answer',
    '\t\terror @writing 405',
    '\t\terror @hidden 404',
    '\t\terror @backslash 404',
    '\t\tredir @moved "{site_moved}{site_query}" 301',
    '\t\troute @there {',
    '\t\t\trewrite * {file_match.relative}',
    ...Object.entries(TYPES)
      .flatMap(typeOf)
      .map((line) => `\t\t\t${line}`),
    // Said by the file server only of what it sends compressed.
    '\t\t\theader @texts ?vary accept-encoding',
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
    '\t\tredir @other_form "{site_address}{site_query}" 301',
    '\t\terror 404',
    '\t}',
    '\thandle_errors {',
    // The page is sent whole: what was asked for is not there, so no part of it can be known already.
    ...CONDITIONS.map((name) => `\t\trequest_header -${name}`),
    '\t\trewrite * {site_not_found}',
    '\t\tmap {path} {site_caching} {',
    `\t\t\tdefault "${CACHING.other}"`,
    '\t\t}',
    '\t\timport site_answer',
    '\t\theader content-type "text/html; charset=utf-8"',
    '\t\theader ?vary accept-encoding',
    '\t\t@refused expression {http.error.status_code} == 405',
    '\t\theader @refused allow "GET, HEAD"',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}

function addressMap(target: string, pairs: readonly (readonly [string, string])[]): string[] {
  return [
    `\tmap {path} ${target} {`,
    ...pairs.map(([from, to]) => `\t\t"~(?i)^${escapeRegExp(from)}/?$" "${to}"`),
    '\t\tdefault ""',
    '\t}',
  ];
}

function typeOf([type, endings]: [string, readonly string[]]): string[] {
  const name = `@${type.replaceAll(/\W/g, '_')}`;
  const charset = TEXT_TYPES.includes(type) ? '; charset=utf-8' : '';
  return [
    `${name} path ${endings.map((end) => `*.${end}`).join(' ')}`,
    `header ${name} content-type "${type}${charset}"`,
  ];
}
