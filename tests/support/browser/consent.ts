import type { Page } from '@playwright/test';

/** Parts of the question of consent, which have no text that content editors could not change. */
export function consentOf(page: Page) {
  const layer = page.locator('.consent-layer');
  const settings = page.locator('dialog.consent-settings');
  return {
    layer,
    settings,
    reject: layer.locator('.consent-actions button').nth(0),
    accept: layer.locator('.consent-actions button').nth(1),
    choose: layer.locator('.consent-actions button').nth(2),
    save: settings.locator('button[type="submit"]'),
    change: page.locator('footer .consent-button'),
  };
}
