/** What every page of the site keeps to, whatever its editors write: as it is served, and each layout as it is used. */
import { expect, type Page } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import sharp from 'sharp';
import { violations } from '../../support/browser/accessibility';
import {
  test as base,
  desktop,
  hydrated,
  phone,
  watchConsole,
  watchForeignRequests,
} from '../../support/browser/pages';
import { htmlProblems } from '../../support/html-problems';
import { faultsOf } from '../../support/vocabulary';
import { everyLayout, sitePages } from './site-pages';

/** A test with a page that runs no script, which therefore keeps nothing of what it showed to the test before. */
const test = base.extend<object, { pageWithoutScript: Page }>({
  pageWithoutScript: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// What moves would be judged in the middle of its way.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const languages = [...new Set(sitePages.map(({ language }) => language))];
const layouts = everyLayout();

for (const language of languages) {
  test.describe(`as it is served, every page in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('describes itself, can be called, holds nothing unfinished, keeps nobody out and is as wide as a phone', async ({
      page,
    }) => {
      test.slow();
      const said = watchConsole(page);
      const foreign = watchForeignRequests(page);
      for (const manifest of sitePages.filter((one) => one.language === language)) {
        await test.step(manifest.path, async () => {
          const response = await page.goto(manifest.path);
          const html = (await response?.text()) ?? '';
          const at = (what: string) => `${manifest.path}: ${what}`;
          const tags = await searchTags(page);

          expect.soft(response?.status(), at('answer')).toBe(200);
          expect.soft(tags, at('search tags')).toEqual(expectedSearchTags(manifest));
          expect.soft(tags.title, at('title')).toMatch(/\S/);
          expect.soft(tags.description, at('description')).toMatch(/\S/);
          expect.soft(await page.locator('h1').count(), at('main headings')).toBe(1);
          expect.soft(await togglesOf(page), at('ways to the other languages')).toEqual(othersOf(manifest));

          expect.soft(structuredDataFaults(html), at('structured data')).toEqual([]);
          const shared = await page.request.get(new URL(manifest.metadata.shareImage.src, page.url()).href);
          const { format } = await sharp(await shared.body()).metadata();
          expect
            .soft([shared.status(), format], at('share picture'))
            .toEqual([200, expect.stringMatching(/^(jpeg|png)$/)]);

          expect.soft(html, at('telephone')).toMatch(/href="tel:\+\d+"/);
          expect.soft(html, at('e-mail address')).not.toContain('mailto:');
          expect.soft(html, at('e-mail address')).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
          expect.soft(textOf(html), at('something unfinished')).not.toMatch(UNFINISHED);
          expect.soft(textOf(html).length, at('characters')).toBeGreaterThan(500);

          expect.soft(htmlProblems(html), at('accessibility')).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, at('width')).toBe(phone.width);
          // The not-found page warns of the address, its own one too; without script it cannot.
          expect.soft(said.splice(0), at('policy')).toEqual([]);
          expect.soft(foreign.splice(0), at('other hosts')).toEqual([]);
        });
      }
    });
  });
}

for (const [manifest, newSections] of layouts) {
  test(`${manifest.path} (${manifest.language})`, async ({ page, pageWithoutScript, baseURL }) => {
    const said = watchConsole(page);
    const foreign = watchForeignRequests(page);
    await rememberServed(page);
    const response = await page.goto(manifest.path);
    const html = (await response?.text()) ?? '';
    await hydrated(page);

    await test.step('is hydrated as served, keeps a strict policy and asks nobody else', async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe(manifest.language);
      expect(await replacedElements(page)).toEqual([]);
      // The not-found page warns of the address, its own one too.
      expect(said).toEqual(manifest.role === 'not-found' ? [expect.stringContaining(manifest.path)] : []);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });

    await test.step('the HTML holds all that is shown, and shows it without script', async () => {
      const shown = await visibleTexts(page);
      expect(shown.length).toBeGreaterThan(0);
      const served = textServed(html);
      expect(shown.filter((text) => !served.includes(text))).toEqual([]);

      await pageWithoutScript.goto(`${baseURL}${manifest.path}`);
      const shownWithoutScript = new Set(await visibleTexts(pageWithoutScript));
      expect(shown.filter((text) => !shownWithoutScript.has(text))).toEqual([]);
    });

    const isFirst = manifest === [...layouts.keys()].find(({ language }) => language === manifest.language);
    if (!isFirst && newSections.length === 0) return;
    for (const [device, viewport] of Object.entries({ phone, desktop })) {
      await test.step(`axe finds nothing in what no page before it shows, on a ${device}`, async () => {
        await page.setViewportSize(viewport);
        expect(await violations(page, isFirst ? {} : { within: newSections.map((id) => `#${id}`) })).toEqual([]);
      });
    }
  });
}

const UNFINISHED =
  /[Ll]orem|[Ii]psum|\bTODO\b|\bTBD\b|\bFIXME\b|xxx|\{\{|\}\}|\[object|\bundefined\b|\bNaN\b|A completar/;

function textOf(html: string): string {
  return html.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
}

/** What is wrong with what search engines are told; of a list they are told what there is. */
function structuredDataFaults(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const { errors } = faultsOf(scripts.map(([, json = '']) => JSON.parse(json) as unknown));
  return errors.filter((error) => !/^ItemList .*: lacks /.test(error));
}

function expectedSearchTags({ language, canonical, alternates, metadata }: (typeof sitePages)[number]) {
  const { origin } = new URL(canonical);
  const [first = ''] = Object.values(alternates);
  const tags = Object.entries({ ...alternates, 'x-default': first }).map(([other, path]) => [
    other,
    new URL(path, origin).href,
  ]);
  return {
    language,
    title: metadata.title,
    description: metadata.description,
    canonical,
    robots: metadata.noindex ? 'noindex' : 'index, follow',
    alternates: metadata.noindex ? {} : Object.fromEntries(tags),
    sharePicture: new URL(metadata.shareImage.src, origin).href,
  };
}

/** What search engines read of the document. */
function searchTags(page: Page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    description: document.head.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: document.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    sharePicture: document.head.querySelector('meta[property="og:image"]')?.getAttribute('content'),
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

/** All the text of the HTML that was served. */
function textServed(html: string): string {
  const texts: string[] = [];
  const read = (node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document) => {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) node.childNodes.forEach(read);
  };
  read(parse(html));
  return texts.join('').replaceAll(/\s+/g, ' ');
}

/** The languages to which the toggles of the header lead. */
function togglesOf(page: Page): Promise<(string | null)[]> {
  const toggles = page.locator('header.site-header a[rel="alternate"]');
  return toggles.evaluateAll((all) => all.map((toggle) => toggle.getAttribute('hreflang')));
}

function othersOf({ alternates, language }: (typeof sitePages)[number]): string[] {
  return Object.keys(alternates).filter((other) => other !== language);
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
