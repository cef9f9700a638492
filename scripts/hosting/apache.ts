import { TEXT_ENDINGS, TYPES } from '../../src/shared/content-types';
import { escapeRegExp } from '../../src/shared/escape-reg-exp';
import { CACHING, HOST_FILES, NOT_FOUND, PERMANENT_FOLDER, type Serving } from './serving';

/** What a name in a path has; letters of other alphabets than ours are the bytes above those. */
const NAME = '[\\w.~\\x80-\\xff-]+';

/**
 * The paths of pages. What a page never has, above all a backslash or an empty segment, is left to the not-found page: in
 * the address of a redirect a browser would take it for another host.
 */
const PATH = `${NAME}(?:/${NAME})*`;

const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** `.htaccess`: needs mod_rewrite and mod_headers, and `AllowOverride All`. Keeps the query. */
export function apacheRules({ redirects, notFoundBelow, headers }: Serving): string {
  const texts = TEXT_ENDINGS.join('|');
  return [
    `ErrorDocument 404 ${NOT_FOUND}`,
    ...notFoundBelow.flatMap(({ prefix, page }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(prefix)}(/|$)#i">`,
      `  ErrorDocument 404 ${page}`,
      '</If>',
    ]),
    'DirectorySlash Off',
    'Options -Indexes -MultiViews',
    // Else many a host runs what has the end of a program anywhere in its name: `prices.php.pdf`.
    'SetHandler default-handler',
    'RemoveOutputFilter .shtml',
    ...Object.entries(TYPES).map(([type, endings]) => `AddType ${type} ${endings.map((end) => `.${end}`).join(' ')}`),
    `AddCharset utf-8 ${TEXT_ENDINGS.map((end) => `.${end}`).join(' ')}`,
    ...ENCODINGS.flatMap(([encoding, end]) => [
      `RemoveType .${end}`,
      `RemoveLanguage .${end}`,
      `AddEncoding ${encoding} .${end}`,
    ]),
    // What has it in the middle of its name is not compressed: `prices.gz.pdf`.
    '<FilesMatch "\\.(br|gz)\\.[^.]+$">',
    '  RemoveEncoding .br .gz',
    '</FilesMatch>',
    '',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set cache-control "${CACHING.other}"`,
    // Answers that Apache makes itself have headers of their own.
    `Header always set cache-control "${CACHING.other}" "expr=%{REQUEST_STATUS} == 301"`,
    'Header always set allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"',
    `<If "%{REQUEST_URI} =~ m#^${PERMANENT_FOLDER}#">`,
    `  Header set cache-control "${CACHING.permanent}"`,
    '</If>',
    `<FilesMatch "\\.(${texts})(\\.(br|gz))?$">`,
    '  Header merge vary accept-encoding',
    '</FilesMatch>',
    '',
    'RewriteEngine On',
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    `RewriteRule ^(${HOST_FILES.map(escapeRegExp).join('|')})$ - [R=404,L]`,
    'RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    ...redirects.map(({ from, to }) => `RewriteRule "^${escapeRegExp(from.slice(1))}/?$" ${to} [R=301,L,NC]`),
    // What is there, compressed where the browser reads it; then the flat file of an address, likewise.
    ...['', '.html'].flatMap((end) => [
      ...ENCODINGS.flatMap(([encoding, suffix]) => [
        `RewriteCond %{HTTP:Accept-Encoding} "${accepts(encoding)}"`,
        `RewriteCond %{DOCUMENT_ROOT}/$1${end}.${suffix} -f`,
        `RewriteRule ^(${PATH})$ /$1${end}.${suffix} [END,E=no-gzip:1,E=no-brotli:1]`,
      ]),
      // Not REQUEST_FILENAME, which ends where a file would: below a flat page it would name that page.
      `RewriteCond %{DOCUMENT_ROOT}/$1${end} -f`,
      `RewriteRule ^(${PATH})$ /$1${end} [END]`,
    ]),
    ...ENCODINGS.flatMap(([encoding, suffix]) => [
      `RewriteCond %{HTTP:Accept-Encoding} "${accepts(encoding)}"`,
      `RewriteCond %{DOCUMENT_ROOT}/index.html.${suffix} -f`,
      `RewriteRule ^$ /index.html.${suffix} [END,E=no-gzip:1,E=no-brotli:1]`,
    ]),
    // Another form of an address.
    `RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^/(${PATH})/?$#"`,
    'RewriteCond %{DOCUMENT_ROOT}/%1.html -f',
    'RewriteRule ^ /%1 [R=301,L]',
    '',
  ].join('\n');
}

/** Whether a browser reads an encoding, by what it says of all that it reads. */
function accepts(encoding: string): string {
  return `(^|,\\s*)${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))([;,]|$)`;
}
