import { expect, type Page } from '@playwright/test';
import { openHydrated, test } from '../../support/browser/pages';

test('all categories are shown at first, and each filter shows its own alone, says so and announces it', async ({
  page,
}) => {
  await openHydrated(page, '/cursos');
  const { groups, filters, courses } = catalogue(page);
  await expect(groups).toHaveCount(3);
  await expect(filters).toHaveCount(4);
  await expectPressed(page, 0);
  await expectAnnouncedCount(page);
  await test.step('a course without a page has a button that cannot be pressed; every other one a link', async () => {
    await expect(courses.filter({ has: page.locator('button:disabled') })).toHaveCount(1);
    const withoutLink = courses.filter({ hasNot: page.locator('a[href^="/"]') });
    await expect(withoutLink).toHaveCount(1);
    await expect(withoutLink.getByRole('button', { name: 'Próximamente' })).toBeDisabled();
  });

  const categories = await groups.evaluateAll((all) => all.map((group) => group.querySelector('h2, h3')?.textContent));
  const before = await courses.count();
  for (const [place, category] of categories.entries()) {
    await test.step(`filter ${place + 1}`, async () => {
      await filters.nth(place + 1).click();

      await expect(groups).toHaveCount(1);
      await expect(groups.getByRole('heading').first()).toHaveText(category ?? 'no heading');
      await expectPressed(page, place + 1);
      await expectAnnouncedCount(page);
      expect(await courses.count()).toBeLessThan(before);

      await filters.nth(0).click();
      await expect(groups).toHaveCount(3);
      await expect(courses).toHaveCount(before);
      await expectPressed(page, 0);
      await expectAnnouncedCount(page);
    });
  }

  await test.step('the filter works by keyboard and keeps the focus', async () => {
    await filters.nth(2).focus();
    await page.keyboard.press('Space');
    await expect(groups).toHaveCount(1);
    await expect(filters.nth(2)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectPressed(page, 1);
  });
});

test('whoever comes back from a course, or loads the page again, finds the filter as it was', async ({ page }) => {
  await openHydrated(page, '/cursos');
  const { groups, filters, courses } = catalogue(page);
  await filters.nth(2).click();
  await expect(groups).toHaveCount(1);
  const left = await courses.allTextContents();

  await courses.getByRole('link').first().click();
  await expect(filters).toHaveCount(0);
  await page.goBack();
  await expect(filters).toHaveCount(4);
  await expectPressed(page, 2);
  await expect(courses).toHaveText(left);
  await page.reload();
  await filters.first().scrollIntoViewIfNeeded();
  await expectPressed(page, 2);

  await filters.nth(0).click();
  await page.reload();
  await filters.first().scrollIntoViewIfNeeded();
  await expectPressed(page, 0);
  await expect(groups).toHaveCount(3);
});

test('the specialised category is hidden in English', async ({ page }) => {
  await openHydrated(page, '/courses');
  const { groups, filters } = catalogue(page);
  await expect(groups).toHaveCount(2);
  await expect(filters).toHaveCount(3);
  await expectAnnouncedCount(page);
});

/** What a visitor sees of the catalogue. */
function catalogue(page: Page) {
  const section = page.locator('.section--course-catalogue');
  const groups = section.locator('.course-catalogue__group').filter({ visible: true });
  return {
    groups,
    filters: section.locator('[aria-pressed]').filter({ visible: true }),
    courses: groups.getByRole('article').filter({ visible: true }),
    status: section.getByRole('status'),
  };
}

async function expectPressed(page: Page, index: number): Promise<void> {
  const { filters } = catalogue(page);
  const states = (await filters.all()).map((_, place) => String(place === index));
  await expect
    .poll(() => filters.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed'))))
    .toEqual(states);
}

async function expectAnnouncedCount(page: Page): Promise<void> {
  const { courses, status } = catalogue(page);
  await expect(status).toBeVisible();
  await expect
    .poll(async () => (await status.allInnerTexts()).join().match(/\d+/)?.[0])
    .toBe(String(await courses.count()));
}
