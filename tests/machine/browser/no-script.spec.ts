import { expect } from '@playwright/test';
import { desktop, expectPath, linkTo, phone, shellOf, test } from '../../support/browser/pages';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('the menu opens on a phone, and its links navigate', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { menu, menuButton } = shellOf(page);
  await expect(menu).toBeHidden();
  await menuButton.click();
  await expect(menu).toBeVisible();
  await linkTo(menu, '/cursos').click();
  await expectPath(page, '/cursos');
});

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`the dropdown opens inside the window, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const { menuButton, dropdownLabel, dropdownLinks } = shellOf(page);
    if (viewport === phone) await menuButton.click();
    await dropdownLabel.click();
    for (const link of await dropdownLinks.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}

test('the questions open one at a time', async ({ page }) => {
  await page.goto('/torno-completo');
  const questions = page.locator('.section--faq details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(page.locator('.section--faq details[open]')).toHaveCount(0);
});

test('all categories of courses are shown, and no filter that does nothing', async ({ page }) => {
  await page.goto('/cursos');
  await expect(page.locator('.course-catalogue__group').filter({ visible: true })).toHaveCount(3);
  await expect(page.locator('.section--course-catalogue button:enabled').filter({ visible: true })).toHaveCount(0);
});

test('links in sections and in the footer navigate', async ({ page }) => {
  await page.goto('/');
  await linkTo(page.locator('.section--hero'), '/servicios').click();
  await expectPath(page, '/servicios');
  await linkTo(shellOf(page).footer, '/politica-cookies').click();
  await expectPath(page, '/politica-cookies');
});

test('the e-mail address is read in words, in place of the button that would show it', async ({ page }) => {
  await page.goto('/');
  const { footer } = shellOf(page);
  await expect(footer.getByText(/^\S+ arroba \S+$/)).toBeVisible();
  await expect(footer.locator('button').filter({ visible: true })).toHaveCount(0);
});

test('the language toggle navigates', async ({ page }) => {
  await page.goto('/cursos');
  await shellOf(page).languageToggle.click();
  await expectPath(page, '/courses');
});

test('an address that leads nowhere is answered in the language that it begins with', async ({ page }) => {
  for (const [path, language] of [
    ['/nada/de/nada', 'es'],
    ['/en/nothing/at/all', 'en'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.section--not-found h1')).toBeVisible();
  }
});

test('a hash link leads to its target, which the header does not cover', async ({ page }) => {
  await page.goto('/cursos');
  const link = page.locator('main a[href^="#"]').first();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  const header = await shellOf(page).header.boundingBox();
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(target).toBeInViewport();
});
