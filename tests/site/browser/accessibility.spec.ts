/** Axe on what pages only show when something is done to them; pages at rest are in pages.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { type Extent, violations } from '../../support/browser/accessibility';
import { consentOf } from '../../support/browser/consent';
import { overlayOf } from '../../support/browser/forms';
import { layoutFaults } from '../../support/browser/layout-faults';
import { desktop, openHydrated, phone, shellOf, test } from '../../support/browser/pages';
import { pagesWith } from './site-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use({ viewport });

    test('the menu with its dropdown, the question of consent with its settings, and a form with mistakes in it', async ({
      page,
    }) => {
      await openHydrated(page, '/');
      const { layer, choose, settings } = consentOf(page);
      await expect(layer).toBeVisible();
      await expectAccessible(page, '.consent-layer');
      await choose.click();
      await settings.locator('summary').first().click();
      await expectAccessible(page, '.consent-settings');
      await page.setViewportSize({ ...viewport, width: 345 });
      expect(await layoutFaults(page, '.consent-settings')).toEqual([]);
      await page.setViewportSize(viewport);
      await page.keyboard.press('Escape');

      const { menuButton, dropdownLabel, dropdownLinks } = shellOf(page);
      if (viewport === phone) await menuButton.click();
      await dropdownLabel.click();
      await expect(dropdownLinks.first()).toBeVisible();
      await expectAccessible(page, '.site-header');
      await page.keyboard.press('Escape');
      if (viewport === phone) await menuButton.click();

      await page.locator('main a[data-form]:visible, footer a[data-form]:visible').first().click();
      const { submit, content } = overlayOf(page);
      await submit.click();
      await expect(content.getByRole('alert')).toBeVisible();
      await expectAccessible(page, '.form-overlay', { withFrames: true });
    });
  });
}

test('a question open, and the e-mail address revealed', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, pathWith('faq'));
  await page.locator('.section--faq summary').first().click();
  await expect(page.locator('.section--faq details[open]')).toHaveCount(1);
  await shellOf(page).emailReveal.click();
  await expect(shellOf(page).footer.locator('a[href^="mailto:"]')).toBeFocused();
  await expectAccessible(page, '.section--faq');
  await expectAccessible(page, '.site-footer');
});

test('one category of courses shown', async ({ page }) => {
  await openHydrated(page, pathWith('course-catalogue'));
  await page.locator('.section--course-catalogue').getByRole('button', { pressed: false }).first().click();
  await expectAccessible(page, '.section--course-catalogue');
});

test('a page that was not there, and one that could not be fetched', async ({ page }) => {
  await openHydrated(page, '/no-such-page');
  await expectAccessible(page, 'main');
  await page.route('**/data/**', (route) => route.abort());
  await page.locator('header nav a[href^="/"]:visible').nth(1).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'main');
});

function pathWith(type: string): string {
  const [page] = pagesWith(type);
  if (page === undefined) throw new Error(`No page of the site shows ${type}`);
  return page.path;
}

async function expectAccessible(page: Page, within: string, extent: Extent = {}): Promise<void> {
  expect(await violations(page, { within, ...extent })).toEqual([]);
}
