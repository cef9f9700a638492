import { chromium, type Page } from '@playwright/test';
import { obtainBrowser } from '../toolchain/browser';

/** What opening the Studio and typing in it take, in milliseconds. */
export interface StudioTimes {
  /** Until the page can be clicked. */
  readonly readyMs: number;
  /** Until all rules have been asked, and the lists of pages and of sections are there. */
  readonly judgedMs: number;
  /** From each key until what it changed has been painted in the page. */
  readonly keysMs: readonly number[];
}

const KEYS = 'Una frase nueva que alguien escribe de corrido';
const PAUSE_MS = 150;
const MOST_MS = 120_000;

/** Opens the Studio of a live preview and types into the main heading of the page that it shows. */
export async function measureStudio(origin: string): Promise<StudioTimes> {
  const executablePath = await obtainBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(MOST_MS);
    const since = performance.now();
    await page.goto(`${origin}/_studio`);
    const heading = page.frameLocator('iframe').first().locator('h1');
    await heading.waitFor();
    const readyMs = performance.now() - since;
    await page.locator('.outline').first().waitFor();
    const judgedMs = performance.now() - since;
    await heading.click();
    await page.locator('.side-panel textarea:focus').waitFor();
    const keysMs: number[] = [];
    for (const key of KEYS) {
      keysMs.push(await timeOfKey(page, key));
      await page.waitForTimeout(PAUSE_MS);
    }
    return { readyMs, judgedMs, keysMs };
  } finally {
    await browser.close();
  }
}

/** From the moment the browser sees the key until the frame after the heading has become longer. */
async function timeOfKey(page: Page, key: string): Promise<number> {
  const shown = await page.evaluateHandle(() => {
    const root = document.querySelector('iframe')?.contentDocument;
    const length = () => root?.querySelector('h1')?.textContent?.length;
    const before = length();
    let since = 0;
    addEventListener('keydown', () => (since = performance.now()), { capture: true, once: true });
    const time = new Promise<number>((resolve) => {
      const look = () => {
        if (since > 0 && length() !== before) requestAnimationFrame(() => resolve(performance.now() - since));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { time };
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return shown.evaluate(({ time }) => time);
}
