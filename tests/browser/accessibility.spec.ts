import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { missingPath } from './support/addresses';
import { desktop, frameOf, onEveryPage, openHydrated, phone, test } from './support/pages';

// What moves would be judged in the middle of its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

onEveryPage('axe finds nothing, on a phone and on a desktop', async ({ path }, { page }) => {
  await openHydrated(page, path);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
});

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use({ viewport });

    test('axe finds nothing on the not-found page', async ({ page }) => {
      await openHydrated(page, missingPath);
      await expectAccessible(page);
    });

    test('axe finds nothing with a question open', async ({ page }) => {
      await openHydrated(page, '/habilitacion-completa');
      await page.locator('.section--faq summary').first().click();
      await expect(page.locator('.section--faq details[open]')).toHaveCount(1);
      await expectAccessible(page);
    });

    test('axe finds nothing after a client-side navigation', async ({ page }) => {
      await openHydrated(page, '/');
      await page.locator('.section--hero a[href="/cursos"]').click();
      await expect(frameOf(page).content).toBeFocused();
      await expectAccessible(page);
    });

    test('axe finds nothing with the e-mail address revealed', async ({ page }) => {
      await openHydrated(page, '/contacto');
      await frameOf(page).emailReveal.click();
      await expect(frameOf(page).footer.locator('a[href^="mailto:"]')).toBeFocused();
      await expectAccessible(page);
    });
  });
}

test('axe finds nothing with the menu of a phone and its dropdown open', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  const { menuButton, dropdownLabel, dropdownLinks } = frameOf(page);
  await menuButton.click();
  await expectAccessible(page);
  await dropdownLabel.click();
  await expect(dropdownLinks.first()).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with the dropdown open on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/');
  await frameOf(page).dropdownLabel.click();
  await expect(frameOf(page).dropdownLinks.first()).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with one category of courses shown', async ({ page }) => {
  await openHydrated(page, '/cursos');
  await page.locator('.section--course-catalogue').getByRole('button', { pressed: false }).first().click();
  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
