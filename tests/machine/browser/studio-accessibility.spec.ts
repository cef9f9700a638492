import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/browser/accessibility';
import { type OpenStudio, openStudio } from '../../support/browser/studio';
import { openStudioSite, type StudioSite } from '../../support/browser/studio-site';

// One after another, on one site.
test.describe.configure({ mode: 'default' });

let site: StudioSite;

test.beforeAll(async () => {
  site = await openStudioSite('pottery');
});
test.afterAll(() => site.close());

/** The pages in the frames are the site's, which is judged by itself. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page, { without: 'iframe' }), state).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(excess, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
}

type State = (studio: OpenStudio) => Promise<void>;

/** What can be before a person, each from the one before it. */
const journeys: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  'a page is changed and saved': {
    'nothing chosen': () => Promise.resolve(),
    form: async ({ sidebar, sidePanel }) => {
      await sidebar
        .getByRole('button', { name: /El barro no tiene prisa/ })
        .first()
        .click();
      await expect(sidePanel.locator('textarea').first()).toBeVisible();
      await sidePanel.locator('textarea').first().fill('Otro título');
    },
    'as text': async ({ page, sidePanel, words }) => {
      await sidePanel.getByText(words.shell.yaml, { exact: true }).click();
      await expect(page.locator('.cm-content')).toBeVisible();
    },
    review: async ({ page, sidePanel, words }) => {
      await page.keyboard.press('Control+s');
      await expect(sidePanel.getByRole('heading').first()).toBeInViewport();
      await expect(sidePanel.getByRole('button', { name: words.review.save, exact: true })).toBeVisible();
    },
    versions: async ({ button, sidePanel, words }) => {
      await button(words.review.versions).click();
      await expect(sidePanel.locator('.versions__version').first()).toBeVisible();
    },
  },
  'something is added': {
    gallery: async ({ button, sidebar, sidePanel, words }) => {
      await sidebar.getByRole('button', { name: words.structure.add, exact: true }).click();
      await expect(button(words.structure.addThis('Cabecera'))).toBeVisible();
      await sidePanel.locator('.gallery__type').first().scrollIntoViewIfNeeded();
      await expect(sidePanel.locator('.page-picture').first()).toBeVisible();
    },
    'new content': async ({ sidebar, sidePanel, words }) => {
      await sidebar.getByRole('button', { name: words.structure.newContent, exact: true }).click();
      await sidePanel.getByRole('combobox').first().selectOption({ index: 1 });
      await expect(sidePanel.locator('.new-content__slot').first()).toBeVisible();
    },
    'the copy of an entry': async ({ sidebar, sidePanel, words }) => {
      await sidebar.getByRole('button', { name: 'Avisos', exact: true }).click();
      await sidePanel.getByRole('button', { name: /^Duplicar El próximo grupo/ }).click();
      await expect(sidePanel.getByLabel(words.forms.map.nameOfCopy)).toBeFocused();
    },
    'the copy of a file': async ({ sidebar, sidePanel, words }) => {
      const questions = sidebar.locator('details', { hasText: /^Preguntas frecuentes/ });
      await questions.locator('summary').click();
      await questions.getByRole('button').first().click();
      await sidePanel.getByRole('button', { name: /^Duplicar «/ }).click();
      await expect(sidePanel.getByLabel(words.forms.map.nameOfCopy)).toBeFocused();
    },
  },
  'the whole is looked at': {
    problems: async ({ page, sidePanel }) => {
      await page.locator('.top-bar').getByRole('button', { name: /aviso/ }).click();
      await expect(sidePanel.locator('.problem').first()).toBeInViewport();
    },
    'both languages': async ({ page, button, words }) => {
      await button(words.shell.bothLanguages).or(page.getByText(words.shell.bothLanguages)).first().click();
      await expect(page.locator('.preview__page iframe')).toHaveCount(2);
    },
    overview: async ({ page, button, words }) => {
      await button(words.shell.overview).click();
      await expect(page.locator('.overview-panel__content')).toBeVisible();
    },
  },
};

const looks = [
  { name: 'on a desk', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'on a tablet, dark', width: 820, height: 1180, colorScheme: 'dark' },
  { name: 'on a phone', width: 390, height: 844, colorScheme: 'light' },
] as const;

for (const [journey, states] of Object.entries(journeys))
  test(`everything can be used by everybody where ${journey}`, async ({ page }) => {
    await page.setViewportSize(looks[0]);
    const studio = await openStudio(page, site);
    for (const [state, enter] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.setViewportSize(looks[0]);
        await enter(studio);
        for (const { name, colorScheme, ...size } of looks) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          await expectAccessible(page, `${state}, ${name}`);
        }
      });
    }
  });

test('what is printed says so, what is chosen is told from the rest, and the lists have room on a phone', async ({
  page,
}) => {
  await page.setViewportSize(looks[0]);
  const studio = await openStudio(page, site);
  await expectPrintToldOf(studio);
  await expectToldApartInForcedColours(page);
  await expectAccessibleLists(studio);
});

/** On a phone the lists are opened over everything else. */
async function expectAccessibleLists({ page, button, words, sidePanel }: OpenStudio): Promise<void> {
  await page.setViewportSize(looks[2]);
  await button(words.shell.content).click();
  await expect(sidePanel.getByText(words.shell.choose)).toBeHidden();
  await expectAccessible(page, 'lists, on a phone');
  await expectRoomForFingers(page);
  await expectRoomForPage(page);
  await button(words.shell.content).click();
  await expect(sidePanel.getByText(words.shell.choose)).toBeVisible();
}

async function expectRoomForFingers(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const controls = page.locator(
    '.button:visible, .choice__label:visible, .sidebar__item:visible, input[type="search"]:visible',
  );
  const heights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
  expect.soft(Math.min(...heights), 'room for a finger').toBeGreaterThanOrEqual(44);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await touch.detach();
}

/** What stands above it takes two rows, also in a window that is enlarged to four times. */
async function expectRoomForPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const height = await page.locator('.top-bar').evaluate((bar) => bar.getBoundingClientRect().height);
  expect.soft(height, 'room for the page').toBeLessThan(110);
  await page.setViewportSize(looks[2]);
}

/** The browser's menu prints the window, of which the page is the part that is in sight. */
async function expectPrintToldOf({ page, sidebar, words }: OpenStudio): Promise<void> {
  const hint = page.getByText(words.shell.printHint);
  await expect(hint).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(hint).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

async function expectToldApartInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [chosen, other] of [
    ['.choice input:checked + .choice__label', '.choice input:not(:checked) + .choice__label'],
    ['.sidebar__item[aria-current]', '.sidebar__item:not([aria-current])'],
  ] as const)
    expect.soft(await ground(chosen), chosen).not.toBe(await ground(other));
  await page.emulateMedia({ forcedColors: 'none' });
}
