/** The ways a visitor goes on the site, from the first page to the last. */
import { expect } from '@playwright/test';
import { eventsOf, fillIn, overlayOf, someone, submissionsOf } from '../../support/browser/forms';
import {
  desktop,
  expectPath,
  isSameDocument,
  markDocument,
  openHydrated,
  phone,
  settled,
  shellOf,
  test,
} from '../../support/browser/pages';

for (const [language, courses] of [
  ['es', '/cursos'],
  ['en', '/courses'],
] as const) {
  test(`from the courses in ${language} a request is sent, stored and counted`, async ({ page }) => {
    await page.setViewportSize(phone);
    const name = someone();
    await openHydrated(page, courses);
    await markDocument(page);
    await page.locator('main a[data-form]:visible').first().click();
    const { content, submit } = overlayOf(page);
    await fillIn(content, name);
    await submit.click();
    await expectPath(page, '/success');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toBeVisible();
    expect(await submissionsOf(name)).toMatchObject([{ language }]);
    await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'form_submission_success' });
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the toggle leads to the courses in the other language and back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/cursos');
  await markDocument(page);
  const title = await page.title();
  await shellOf(page).languageToggle.click();
  await expectPath(page, '/courses');
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'es');
  await expect(page).not.toHaveTitle(title);
  await shellOf(page).languageToggle.click();
  await expectPath(page, '/cursos');
  await expect(page).toHaveTitle(title);
  expect(await isSameDocument(page)).toBe(true);
});

test('the blog leads to a post, and back to where it was left', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/blog');
  const link = page.locator('main a[href^="/blog/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const heading = (await page.locator('main h1').textContent()) ?? '';
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
  await link.click();
  await expectPath(page, path);
  await expect(page.locator('main h1')).not.toHaveText(heading);
  await expect(page.locator('main article').first()).toContainText(/\S/);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(heading);
  await expect(link).toBeInViewport();
});

test('in English the blog leads to posts, too', async ({ request }) => {
  expect(await (await request.get('/en/blog')).text()).toMatch(/<main.*<a[^>]* href="\/en\/blog\/[^"]+"/s);
});

test('an address that does not exist is named and leads home', async ({ page, request }) => {
  // What is served is in the first language; in the other it takes script.
  const served = await request.get('/no-such-page');
  expect(served.status()).toBe(404);
  const html = await served.text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  expect(html).toMatch(/<main.*<a[^>]* href="\/"/s);

  const path = '/en/no-such-page';
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toContainText(path);
  await page.locator('main a[href="/en"]').first().click();
  await expectPath(page, '/en');
});
