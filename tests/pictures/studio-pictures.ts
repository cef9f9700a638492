import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import type { Words } from '../../src/studio/words/es';
import { words } from '../../src/studio/words/words';

/** A picture of the Studio as WebP. */
interface StudioPicture {
  readonly name: string;
  readonly content: Buffer;
}

const SIZE = { width: 1440, height: 900 };
/** Texts can still be read well, and all the pictures of a guide are no heavier than one photograph. */
const QUALITY = 72;
/** How long the page of the site and its checks may take to follow a change. */
const SETTLED_MS = 3000;

/** Walks through the Studio and takes pictures of the parts that the guides tell of, in one language after the other. */
export async function* takePictures(executablePath: string, address: string): AsyncGenerator<StudioPicture> {
  for (const [name, go] of Object.entries(WALKS)) {
    for (const language of messageLanguages) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--lang=${language}`] });
      try {
        const walk = await openStudio(browser, address, language);
        await go(walk);
        await walk.page.waitForTimeout(SETTLED_MS);
        yield { name: `${name}-${language}`, content: await pictureOf(walk.page) };
        await takeBack(walk);
      } finally {
        await browser.close();
      }
    }
  }
}

async function openStudio(browser: Browser, address: string, language: MessageLanguage): Promise<Walk> {
  const context = await browser.newContext({ viewport: SIZE, locale: language });
  await context.addInitScript((chosen) => localStorage.setItem('studio-language', chosen), language);
  const walk: Walk = { page: await context.newPage(), words: words[language], language };
  await walk.page.goto(address);
  await sitePage(walk.page).locator('h1').waitFor({ timeout: 120_000 });
  await pageLanguage(walk).click();
  await walk.page.waitForTimeout(SETTLED_MS);
  return walk;
}

interface Walk {
  readonly page: Page;
  readonly words: Words;
  readonly language: MessageLanguage;
}

/** What is done before each picture, by its name. */
const WALKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  window: ({ page }) => pick(page, 'h1'),
  gallery: async ({ page, words: { structure } }) => {
    await pick(page, 'h1');
    await page.getByRole('button', { name: structure.add, exact: true }).click();
  },
  languages: async ({ page, words: { shell } }) => {
    await page.getByText(shell.bothLanguages, { exact: true }).click();
    await pick(page, 'h1');
  },
  overview: async ({ page, words: { shell } }) => {
    await page.getByRole('button', { name: shell.overview, exact: true }).click();
    await page.locator('.overview-panel a.node').first().waitFor();
  },
  problem: async ({ page, words: { forms } }) => {
    await pick(page, 'h1');
    await typeAnew(page, (text) => `${text}: {{facts.block-1-hour}} h`);
    await page.getByRole('button', { name: forms.fix }).first().waitFor();
  },
  review: async ({ page, words: { shell }, language }) => {
    await pick(page, 'h1');
    await typeAnew(page, (text) =>
      text.replace(/.$/, (last) => `${last}${{ es: ', en Madrid', en: ' in Madrid' }[language]}`),
    );
    await page.getByRole('button', { name: shell.review }).click();
    await page.locator('.review__page summary').first().click();
  },
};

function sitePage(page: Page) {
  return page.frameLocator('iframe').first();
}

function pageLanguage({ page, language }: Walk): Locator {
  return page.locator('.top-bar').getByText({ es: 'Español', en: 'English' }[language], { exact: true }).first();
}

async function pick(page: Page, selector: string): Promise<void> {
  await sitePage(page)
    .locator(selector)
    .first()
    .click({ position: { x: 60, y: 30 } });
  await page.locator('.side-panel textarea').first().waitFor();
}

/** Makes the text at the cursor another one. */
async function typeAnew(page: Page, change: (text: string) => string): Promise<void> {
  const field = page.locator('.side-panel textarea:focus');
  await field.fill(change(await field.inputValue()));
}

async function takeBack({ page, words }: Walk): Promise<void> {
  const undo = page.getByRole('button', { name: new RegExp(`^${words.shell.undo}`) }).first();
  while (await undo.isEnabled()) await undo.click();
}

async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
