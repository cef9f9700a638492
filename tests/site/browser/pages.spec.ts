/** What every page of the site keeps to, whatever its editors write: one visit a page, a longer one for each layout. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { RULES_OF_THE_LAYOUT, violations } from '../../support/browser/accessibility';
import { test as base, desktop, hydrated, phone, watchForeignRequests } from '../../support/browser/pages';
import { enforcePolicy } from '../../support/browser/policy';
import { everyLayout, sitePages } from './site-pages';

/** A browser without script, shared by all pages: it keeps nothing. */
const test = base.extend<object, { withoutScript: BrowserContext }>({
  withoutScript: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// What moves would be judged in the middle of its way.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const layouts = everyLayout();

for (const manifest of sitePages) {
  test(`${manifest.path} (${manifest.language})`, async ({ page, withoutScript, baseURL }) => {
    const said = await enforcePolicy(page);
    const foreign = watchForeignRequests(page);
    await rememberServed(page);
    const response = await page.goto(manifest.path);
    const html = (await response?.text()) ?? '';
    await hydrated(page);

    await test.step('answers in its language and describes itself', async () => {
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', manifest.language);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await searchTags(page)).toEqual(expectedSearchTags(manifest));
    });

    await test.step('is hydrated as served, keeps a strict policy and asks nobody else', async () => {
      expect(await replacedElements(page)).toEqual([]);
      // The not-found page warns of the address, its own one too.
      expect(said).toEqual(manifest.role === 'not-found' ? [expect.stringContaining(manifest.path)] : []);
      expect(foreign).toEqual([]);
    });

    await test.step('its toggle leads to the same page in another language', async () => {
      const toggles = page.locator('header.site-header a[rel="alternate"]');
      const others = Object.entries(manifest.alternates).filter(([language]) => language !== manifest.language);
      expect(await toggles.evaluateAll((all) => all.map((toggle) => toggle.getAttribute('hreflang')))).toEqual(
        others.map(([language]) => language),
      );
    });

    await test.step('can be called, gives no e-mail address away, holds nothing that was left unfinished', async () => {
      expect(html).toMatch(/href="tel:\+\d+"/);
      expect(html).not.toContain('mailto:');
      expect(html).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
      expect(textOf(html)).not.toMatch(UNFINISHED);
      expect(textOf(html).length).toBeGreaterThan(500);
    });

    await test.step('is as wide as a phone', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });

    await test.step('the HTML holds all that is shown', async () => {
      expect(await textsMissingIn(page, html)).toEqual([]);
    });

    if (!layouts.has(manifest)) {
      await test.step('axe finds nothing in what its editors wrote', async () => {
        expect(await violations(page, { without: RULES_OF_THE_LAYOUT, within: '#content' })).toEqual([]);
      });
      return;
    }

    await test.step('says without script all that it says with it', async () => {
      const withScript = await visibleTexts(page);
      const other = await withoutScript.newPage();
      await other.goto(`${baseURL}${manifest.path}`);
      const served = new Set(await visibleTexts(other));
      await other.close();
      expect(withScript.length).toBeGreaterThan(0);
      expect(withScript.filter((text) => !served.has(text))).toEqual([]);
    });

    for (const [device, viewport] of Object.entries({ phone, desktop })) {
      await test.step(`axe finds nothing in its layouts on a ${device}`, async () => {
        await page.setViewportSize(viewport);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

const UNFINISHED =
  /[Ll]orem|[Ii]psum|\bTODO\b|\bTBD\b|\bFIXME\b|xxx|\{\{|\}\}|\[object|\bundefined\b|\bNaN\b|A completar/;

function textOf(html: string): string {
  return html.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
}

function expectedSearchTags({ canonical, alternates, metadata }: (typeof sitePages)[number]) {
  const { origin } = new URL(canonical);
  const [first = ''] = Object.values(alternates);
  const tags = Object.entries({ ...alternates, 'x-default': first }).map(([language, path]) => [
    language,
    new URL(path, origin).href,
  ]);
  return {
    canonical,
    robots: metadata.noindex ? 'noindex' : 'index, follow',
    alternates: metadata.noindex ? {} : Object.fromEntries(tags),
  };
}

/** What search engines read of the document. */
function searchTags(page: Page) {
  return page.evaluate(() => ({
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: document.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    alternates: Object.fromEntries(
      [...document.head.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href'),
      ]),
    ),
  }));
}

/** Has the next document remember the elements that the server sent. */
async function rememberServed(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const served = document.querySelectorAll('header, header *, main, main > section, main h1, footer, footer *');
      Object.assign(window, { served: [...served] });
    }),
  );
}

/** Those of them that React has put others in the place of. */
function replacedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    return served.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Which of the texts that the page shows are not in the HTML that was served. */
async function textsMissingIn(page: Page, html: string): Promise<string[]> {
  const shown = await visibleTexts(page);
  expect(shown.length).toBeGreaterThan(0);
  const served = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return body.textContent.replaceAll(/\s+/g, ' ');
  }, html);
  return shown.filter((text) => !served.includes(text));
}

/** Headings and texts of the page, but what depends on the day, on chance or on being clicked. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const changing = '.section--notice, .needs-script, .consent-layer, [role="status"], [aria-live], button';
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, blockquote, address')]
      .filter((element) => element.checkVisibility() && !element.closest(changing) && !element.querySelector(changing))
      .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
  });
}
