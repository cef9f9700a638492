import type { OutputFile } from '../compiler/emit/output-file';
import type { Redirect } from '../compiler/manifests';

/** The rules that hosts read from the folder of the website itself. */
export function hostRules(redirects: readonly Redirect[]): OutputFile[] {
  return [
    { path: '_redirects', content: netlifyRules(redirects) },
    { path: '.htaccess', content: apacheRules(redirects) },
  ];
}

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
    'RewriteRule ^(.+)/$ /$1 [R=301,L]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html [L]',
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
    '  rewrite ^/(.+)/$ /$1 permanent;',
    ...redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
    '  location / { try_files $uri $uri.html $uri/index.html =404; }',
    '}',
    '',
  ].join('\n');
}
