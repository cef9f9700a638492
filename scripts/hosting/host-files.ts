import type { OutputFile } from '../../src/compiler/emit/output-file';
import { apacheRules } from './apache';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import type { Serving } from './serving';

/**
 * What hosts read from the folder of the website itself: Netlify and Cloudflare, which keep it to themselves, and Apache.
 * The other hosts' files lie outside (`serverFiles`). A host that knows neither shows here what its answers say anyway.
 */
export function hostFiles(serving: Serving): OutputFile[] {
  return [
    { path: '_headers', content: netlifyHeaders(serving) },
    { path: '_redirects', content: netlifyRedirects(serving) },
    { path: '.htaccess', content: apacheRules(serving) },
  ];
}
