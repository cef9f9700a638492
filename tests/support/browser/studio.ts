import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/studio/words/en';
import { es, type Words } from '../../../src/studio/words/es';
import type { StudioSite } from './studio-site';

/** The Studio as a person has it before them. */
export interface OpenStudio {
  readonly page: Page;
  readonly words: Words;
  /** The page of the site in a language. */
  readonly site: (language?: string) => FrameLocator;
  readonly sidePanel: Locator;
  readonly sidebar: Locator;
  /** Clicks where a text stands on the page. */
  readonly clickText: (text: string, language?: string) => Promise<void>;
  /** The field of something in a language. */
  readonly field: (title: string | RegExp, language?: string) => Locator;
  readonly button: (name: string | RegExp) => Locator;
  readonly undo: () => Promise<void>;
  /** Saves what was changed, and waits until it is. */
  readonly save: () => Promise<void>;
  /** Waits until a page and its sections are there, as when the Studio is loaded, or loads itself anew. */
  readonly opened: () => Promise<void>;
  /** Waits until everything is in the draft and the compiler has said what it thinks. */
  readonly settled: () => Promise<void>;
}

interface StudioOptions {
  /** The id of the page that is looked at. */
  readonly page?: string;
  readonly language?: 'es' | 'en';
}

/** All of the Studio, its compiler and a page are loaded, begun and drawn, and none of that is a step by itself. */
const OPENING_MS = 60_000;

/** Opens the Studio of a site. */
export async function openStudio(
  page: Page,
  { origin }: StudioSite,
  { page: id = 'home', language = 'es' }: StudioOptions = {},
): Promise<OpenStudio> {
  await page.addInitScript((stored) => localStorage.setItem('studio-language', stored), language);
  await page.goto(`${origin}/_studio#${id}`);
  return attend(page, language);
}

/** The Studio in a page that has it already. */
async function attend(page: Page, language: 'es' | 'en' = 'es'): Promise<OpenStudio> {
  const words = { es, en }[language];
  const site = (code?: string) =>
    page.frameLocator(
      code === undefined ? '.preview__page iframe >> nth=0' : `.preview__page iframe[title$="(${code})"]`,
    );
  const sidePanel = page.locator('#side-panel');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const settled = async () => {
    await expect(page.locator('.preview__hint [role="status"]')).toHaveText(words.shell.recorded);
  };
  const opened = async () => {
    await expect(site().locator('#root h1').first()).toBeVisible({ timeout: OPENING_MS });
    // The page can come before the compiler has said which sections it has.
    await expect(page.locator('.outline').first()).toBeAttached();
  };
  await opened();
  return {
    page,
    words,
    site,
    sidePanel,
    button,
    opened,
    settled,
    sidebar: page.getByRole('navigation', { name: words.shell.content }),
    clickText: (text, code) => site(code).getByText(text).first().click(),
    field: (title, code) => {
      const fields = sidePanel.getByRole('group', { name: title });
      return code === undefined ? sidePanel.getByLabel(title).first() : fields.getByLabel(code).first();
    },
    undo: () => page.keyboard.press('Control+z'),
    save: async () => {
      await page.keyboard.press('Control+s');
      await sidePanel.getByRole('button', { name: words.review.save, exact: true }).click();
      await expect(page.locator('.notices')).toContainText(words.shell.notices.saved(1).replace(/\d.*/, ''));
    },
  };
}
