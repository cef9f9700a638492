import { CACHING, PERMANENT_FOLDER, type Serving } from './serving';

/**
 * `_redirects` of Netlify and Cloudflare Pages; both keep the query, and serve flat files, 404.html and text in brotli by
 * themselves. Cloudflare answers with the nearest 404.html, too, and passes over the lines that have Netlify do so.
 */
export function netlifyRedirects({ redirects, notFoundBelow }: Serving): string {
  return [
    ...redirects.flatMap(({ from, to }) =>
      formsOf(from).flatMap((path) => [`${path} ${to} 301\n`, `${path}/ ${to} 301\n`]),
    ),
    ...notFoundBelow.map(({ prefix, page }) => `${prefix}/* ${page} 404\n`),
  ].join('');
}

/** Letters of other alphabets arrive as escapes, which not every host resolves before it compares. A space parts what stands in a line. */
function formsOf(path: string): readonly string[] {
  return [...new Set([...(path.includes(' ') ? [] : [path]), encodeURI(path)])];
}

/** `_headers` of the same. What it does not name is asked for again each time: that is what both do by themselves. */
export function netlifyHeaders({ headers }: Serving): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, `${PERMANENT_FOLDER}*`, `  cache-control: ${CACHING.permanent}`, ''].join('\n');
}
