import type { Page, Route } from '@playwright/test';
import { contentSecurityPolicy } from '../../../scripts/hosting/content-security-policy';
import type { Contacts } from '../../../src/compiler/manifest/contacts';
import { formOrigin } from './forms';

/** Serves every document and the settings that React gets with `change` made to them, under the policy of a site that asks `contacts`. */
export async function inAllSettings(page: Page, contacts: Contacts, change: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname, protocol } = new URL(route.request().url());
    const isOwn = route.request().resourceType() === 'document' || /^\/data\/(shell\.|visitor\.)/.test(pathname);
    if (!isOwn || protocol === 'https:') return route.fallback();
    await fulfilChanged(route, contacts, change);
  });
}

async function fulfilChanged(route: Route, contacts: Contacts, change: (text: string) => string): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  // Forms that are not changed are those of the stand-in.
  const { scripts, frames } = contacts;
  const asked = { ...contacts, scripts: [...scripts, formOrigin()], frames: [...frames, formOrigin()] };
  const headers = { ...response.headers(), 'content-security-policy': contentSecurityPolicy(asked) };
  await route.fulfill({ response, headers, body: change(await response.text()) });
}
