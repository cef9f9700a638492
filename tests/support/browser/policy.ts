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
  // A document that a test answers counts as coming from elsewhere, which may not ask this computer for the form.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policyWith(formOrigin()) },
    });
  });
  return watchConsole(page);
}
