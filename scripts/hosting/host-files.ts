import type { OutputFile } from '../../src/compiler/emit/output-file';
import { apacheRules } from './apache';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { HOST_FILES, type HostFile, type Serving } from './serving';

const WRITERS: Readonly<Record<HostFile, (serving: Serving) => string>> = {
  _headers: netlifyHeaders,
  _redirects: netlifyRedirects,
  '.htaccess': apacheRules,
};

/**
 * What hosts read from the folder of the website itself: Netlify and Cloudflare, which keep it to themselves, and Apache.
 * The other hosts' files lie outside (`serverFiles`). A host that knows neither shows here what its answers say anyway.
 */
export function hostFiles(serving: Serving): OutputFile[] {
  return HOST_FILES.map((path) => ({ path, content: WRITERS[path](serving) }));
}
