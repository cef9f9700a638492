import { expect } from '@playwright/test';
import { openHydrated, test } from '../../support/browser/pages';

test('on paper the header stands once, nothing waits to be pressed, and every question has its answer', async ({
  page,
}) => {
  await openHydrated(page, '/complete-wheel');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
  for (const button of await page.locator('.skip-link, .call-bar, .consent-layer, .site-header nav').all()) {
    await expect(button).toBeHidden();
  }
  const answers = page.locator('.accordion__body');
  expect(await answers.count()).toBeGreaterThan(1);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  const grounds = await page
    .locator('html, .tone-dark, .tone-tinted, .strip, .board')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).getPropertyValue('--ground')));
  expect(grounds.length).toBeGreaterThan(2);
  expect(new Set(grounds).size, 'all grounds are light ones').toBe(1);
});

test('on paper every slide is seen, and there is nothing to move them with', async ({ page }) => {
  await openHydrated(page, '/complete-wheel');
  const carousel = page.locator('.carousel').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveClass(/carousel--ready/);
  await page.emulateMedia({ media: 'print' });
  await expect(carousel.locator('.carousel__steps')).toBeHidden();
  const outside = await carousel.locator('.carousel__slide').evaluateAll(
    (slides) =>
      slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const room = slide.closest('.carousel')?.getBoundingClientRect();
        return right - left < 1 || left < (room?.left ?? 0) - 64 || right > (room?.right ?? 0) + 1;
      }).length,
  );
  expect(outside).toBe(0);
});

test('on paper no page ends with a heading, or within one, a question or an item', async ({ page }) => {
  await openHydrated(page, '/complete-wheel');
  await page.emulateMedia({ media: 'print' });
  const breaks = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll((parts, name) => parts.map((part) => getComputedStyle(part).getPropertyValue(name)), property);
  const after = await breaks('main .section-header', 'break-after');
  const inside = await breaks('main :is(h2, details, li, article[class], figure, .section-header)', 'break-inside');
  expect(after.length * inside.length).toBeGreaterThan(1);
  expect(new Set([...after, ...inside])).toEqual(new Set(['avoid']));
});

test('on paper the opening of the site stands on no picture, sections are near each other, and what is filled is', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const heightOnScreen = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.hero--full > .hero__media')).toBeHidden();
  await expect(page.locator('.hero--full .hero__title')).toBeVisible();
  const unfilled = await page
    .locator('main :is(.button--primary, .feature--cards > .feature__icon)')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).printColorAdjust !== 'exact').length);
  expect(unfilled).toBe(0);
  expect(await page.locator('main .button--primary').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(heightOnScreen);
});

test('what is chosen is told apart where the system gives the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/cursos');
  const grounds = await page
    .locator('.chip')
    .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor));
  const chosen = await page
    .locator('.chip[aria-pressed="true"]')
    .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(grounds.filter((ground) => ground === chosen)).toHaveLength(1);
});
