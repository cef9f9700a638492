/** The form over the page (specification, point 4): how it opens, what it does to the page, how it goes away. */
import { expect, type Page } from '@playwright/test';
import { fillIn, overlayOf, someone } from '../../support/browser/forms';
import {
  desktop,
  expectPath,
  isSameDocument,
  linkTo,
  markDocument,
  openHydrated,
  pathOf,
  phone,
  scrollPosition,
  shellOf,
  test,
} from '../../support/browser/pages';

test.use({ viewport: desktop });

const opener = (page: Page) => page.locator('.section--hero a[data-form]');

test('fills the screen, has a name and ways to close it, each of which returns the focus to the link', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/cursos');
  const { dialog, close, content, submit } = overlayOf(page);
  const expectClosed = async () => {
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  };
  await test.step('nothing of the form is fetched before it is opened', async () => {
    await page.waitForLoadState('networkidle');
    const form = /\/embed\.js|\/f\/|FormOverlay/;
    expect(asked.filter((address) => form.test(address))).toEqual([]);
    await opener(page).click();
    await expect(submit).toBeVisible();
    expect(asked.filter((address) => address.endsWith('/embed.js'))).toHaveLength(1);
  });
  await test.step('whatever the device', async () => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    }
  });
  await test.step('the button', async () => {
    await expect(dialog).toHaveAccessibleName('Solicita información');
    await expect(close).toHaveText('Cerrar');
    await close.click();
    await expectClosed();
  });
  await test.step('opened by keyboard, the focus goes in, and Escape closes it', async () => {
    await opener(page).press('Enter');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed();
  });
  await test.step('Escape from within the form as well', async () => {
    await opener(page).click();
    await content.locator('#name').click();
    await page.keyboard.press('Escape');
    await expectClosed();
  });
});

test('what was typed is there when it is opened again, and gone with the page', async ({ page }) => {
  await openHydrated(page, '/cursos');
  const { dialog, close, content } = overlayOf(page);
  await opener(page).click();
  await content.locator('#name').fill('Ana Trigo');
  await close.click();
  await expect(dialog).toBeHidden();
  await opener(page).click();
  // Closed, it keeps what was typed as well.
  await expect(dialog).toBeVisible();
  await expect(content.locator('#name')).toHaveValue('Ana Trigo');
  await page.keyboard.press('Escape');
  await linkTo(shellOf(page).menu, '/contacto').click();
  await expectPath(page, '/contacto');
  await expect(dialog).toHaveCount(0);
});

test('one that has been sent is begun anew', async ({ page }) => {
  // Whoever is quicker than the page of thanks.
  await page.route('**/data/success.json', () => undefined);
  await openHydrated(page, '/cursos');
  const { dialog, close, content, submit } = overlayOf(page);
  await opener(page).click();
  await fillIn(content, someone());
  await submit.click();
  await expect(submit).toHaveCount(0);
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('one that nobody has been in is begun anew', async ({ page }) => {
  await openHydrated(page, '/cursos');
  const { dialog, close, submit } = overlayOf(page);
  await opener(page).click();
  await expect(submit).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('has its name and its button in the language of the page', async ({ page }) => {
  await openHydrated(page, '/courses');
  await opener(page).click();
  const { dialog, close } = overlayOf(page);
  await expect(dialog).toHaveAccessibleName('Request information');
  await expect(close).toHaveText('Close');
});

test('from the menu of a phone, the focus returns to the button of the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/blog');
  const { menu, menuButton } = shellOf(page);
  await menuButton.click();
  await menu.locator('a[data-form]').click();
  await expect(overlayOf(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlayOf(page).dialog).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});

test('the page below neither scrolls nor takes the focus', async ({ page }) => {
  await openHydrated(page, '/cursos');
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await opener(page).click();
  const { dialog, submit } = overlayOf(page);
  await expect(submit).toBeVisible();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await scrollPosition(page)).toBe(40);
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
});

test('a click before the page is hydrated opens it all the same', async ({ page }) => {
  await page.route(/assets\/hydrate-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/cursos');
  await opener(page).click();
  await expect(overlayOf(page).dialog).toBeVisible();
  expect(pathOf(page)).toBe('/cursos');
});

test('a click for a new tab is left to the browser', async ({ page, context }) => {
  await openHydrated(page, '/cursos');
  const opened = context.waitForEvent('page');
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/contacto*');
  await expect(overlayOf(page).dialog).toHaveCount(0);
});

test('when its code cannot be had, the link leads to the page with the form', async ({ page }) => {
  await openHydrated(page, '/cursos');
  await page.route(/FormOverlay-/, (route) => route.abort());
  await opener(page).click();
  await expectPath(page, '/contacto#contact-form-section');
});

for (const [state, open] of [
  ['with React', openHydrated],
  ['before React', (page: Page, path: string) => page.goto(path)],
] as const) {
  test(`off line the link leaves the page where it is, with phone and e-mail over it, ${state}`, async ({ page }) => {
    await open(page, '/cursos');
    await markDocument(page);
    await page.context().setOffline(true);
    await opener(page).click();
    const instead = page.getByRole('dialog');
    await expect(instead).toBeFocused();
    await expect(instead.locator('a[href^="tel:"]')).toBeVisible();
    await expect(instead).toContainText(' arroba ');
    await page.keyboard.press('Escape');
    await expect(instead).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page with the form', async ({ page }) => {
    await page.goto('/cursos');
    await opener(page).click();
    await expectPath(page, '/contacto#contact-form-section');
  });
});
