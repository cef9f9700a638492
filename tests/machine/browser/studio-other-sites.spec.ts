import { expect, test } from '@playwright/test';
import { openStudio } from '../../support/browser/studio';
import { openStudioSite, type StudioSite } from '../../support/browser/studio-site';

const journeys = [
  {
    fixture: 'bakery',
    said: 'Harina, agua, sal y',
    x: 4,
    texts: [{ before: 'Harina, agua, sal y', after: 'Harina y paciencia.' }],
  },
  {
    fixture: 'library',
    said: 'cadires i cap pressa',
    x: 110,
    texts: [
      { before: 'cadires i cap pressa', after: 'Passeu.' },
      { before: 'sillas y ninguna prisa', after: 'Pasa.' },
      { before: 'chairs and no hurry', after: 'Come in.' },
    ],
  },
] as const;

// One server for both, one after another.
test.describe.configure({ mode: 'default' });

let site: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await openStudioSite(journeys[0].fixture, 4315);
});
test.afterAll(() => site.close());

for (const { fixture, said, x, texts } of journeys) {
  test(`a sentence of the ${fixture} is a line in each of its languages`, async ({ page }) => {
    await site.become(fixture);
    const studio = await openStudio(page, site);
    // Beside the facts in it, which are written elsewhere.
    await studio
      .site()
      .getByText(said)
      .first()
      .click({ position: { x, y: 8 } });
    await expect(page.locator(':focus')).toHaveValue(new RegExp(said));
    for (const { before, after } of texts) {
      await studio.sidePanel.locator('textarea', { hasText: before }).fill(after);
    }
    await expect(studio.site().getByText(texts[0].after)).toBeVisible();
    await studio.save();
    expect(await site.lines()).toEqual({ 'pages/home.yaml': [texts.length, texts.length] });
  });
}
