import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { Redirect } from '../../src/compiler/manifests';

/** The rules that hosts read from the folder of the website itself. */
export function hostRules(redirects: readonly Redirect[]): OutputFile[] {
  return [
    { path: '_redirects', content: netlifyRules(redirects) },
    { path: '.htaccess', content: apacheRules(redirects) },
  ];
}

/**
 * The paths that lose their trailing slash. What a page never has, above all a backslash or an empty segment, is left to
 * the not-found page: in the address of a redirect a browser would take it for another host.
 */
const PATH = '[\\w.-]+(?:/[\\w.-]+)*';

/** Netlify and Cloudflare Pages; both keep the query. */
function netlifyRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Apache with mod_rewrite, which keeps the query: old addresses, no trailing slash, flat files, 404.html. */
function apacheRules(redirects: readonly Redirect[]): string {
  return [
    'ErrorDocument 404 /404.html',
    'DirectorySlash Off',
    'RewriteEngine On',
    ...redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}$ ${to} [R=301,L]`),
    `RewriteRule ^(${PATH})/$ /$1 [R=301,L]`,
    // Not REQUEST_FILENAME, which ends where a file would: below a flat page it would name that page.
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    `RewriteRule ^(${PATH})$ /$1.html [END]`,
    '',
  ].join('\n');
}

/**
 * A server block for nginx. `root` is the folder of the website, `listen` an address as nginx writes it.
 * Permanent redirects keep the query; what is not there answers 404.html with its status.
 */
export function nginxServer(
  redirects: readonly Redirect[],
  { root, listen }: { root: string; listen: string },
): string {
  return [
    'server {',
    `  listen ${listen};`,
    `  root ${root};`,
    '  absolute_redirect off;',
    '  error_page 404 /404.html;',
    `  rewrite ^/(${PATH})/$ /$1 permanent;`,
    ...redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
    '  location / { try_files $uri $uri.html $uri/index.html =404; }',
    '}',
    '',
  ].join('\n');
}
