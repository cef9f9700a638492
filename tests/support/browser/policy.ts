import type { Page } from '@playwright/test';
import { formOrigin } from './forms';
import { countryLookup, watchConsole } from './pages';

const policyWith = (forms: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${forms}`,
    `frame-src ${forms}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${countryLookup}`,
  ].join('; ');

/** Serves every document under the policy, as a careful host does, and collects what the browser says to it. */
export async function enforcePolicy(page: Page): Promise<string[]> {
  // Of the browser's own protocol, for `page.route` would take every request of the page through the test.
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 200, responseHeaders = [] }) => {
    const policy = { name: 'content-security-policy', value: policyWith(formOrigin()) };
    const answer = { requestId, responseCode: responseStatusCode, responseHeaders: [...responseHeaders, policy] };
    void browser.send('Fetch.continueResponse', answer);
  });
  await browser.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  return watchConsole(page);
}
