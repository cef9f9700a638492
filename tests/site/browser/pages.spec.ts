/** What every page of the site keeps to, whatever its editors write: as it is served, and each layout as it is used. */
import { expect, type Page } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import sharp from 'sharp';
import { groupBy } from '../../../src/shared/group-by';
import { violations } from '../../support/browser/accessibility';
import { layoutFaults } from '../../support/browser/layout-faults';
import { desktop, hydrated, phone, test, watchConsole, watchForeignRequests } from '../../support/browser/pages';
import { htmlProblems } from '../../support/html-problems';
import { structuredDataProblems } from '../../support/structured-data-problems';
import { everyLayout, sitePages } from './site-pages';

// What moves would be judged in the middle of its way.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** From small phones over tablets, upright and lying, to large screens; last the phone that the rest is judged on. */
const windows = [320, 360, 768, 1024, desktop.width, 1920, phone.width].map((width) => ({ ...phone, width }));

const layouts = everyLayout();

type SitePage = (typeof sitePages)[number];

/** Of each language, the page on which all is looked at and not only what no other has shown. */
const wholePages = new Set([...groupBy(layouts.keys(), (page) => page.language).values()].map(([first]) => first));

/** So many are done within the time of a test on a slow computer, too. */
const PAGES_A_TEST = 4;

for (const [language, pages] of groupBy(sitePages, (page) => page.language)) {
  for (let first = 0; first < pages.length; first += PAGES_A_TEST) {
    const some = pages.slice(first, first + PAGES_A_TEST);

    test(`pages ${first + 1} to ${first + some.length} in ${language} describe themselves, can be called, hold nothing unfinished, keep nobody out and are as wide as a phone; each layout is hydrated as served`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: phone });
      const served = watched(await context.newPage());
      const withScript = watched(page);
      await rememberServed(page);
      for (const manifest of some) {
        await test.step(manifest.path, async () => {
          const html = await expectServed(served, manifest);
          const newSections = layouts.get(manifest);
          if (newSections === undefined) return;
          await expectHydrated(withScript, manifest, html, await visibleTexts(served.page));
          await expectAccessible(page, manifest, wholePages.has(manifest) ? 'html' : newSections.map((id) => `#${id}`));
        });
      }
      await context.close();
    });
  }
}

/** A page with what is said in its console and asked of other hosts. */
interface Watched {
  readonly page: Page;
  readonly said: string[];
  readonly foreign: string[];
}

function watched(page: Page): Watched {
  return { page, said: watchConsole(page), foreign: watchForeignRequests(page) };
}

/** Judges a page as it is served, without script, and gives its HTML. */
async function expectServed({ page, said, foreign }: Watched, manifest: SitePage): Promise<string> {
  const response = await page.goto(manifest.path);
  const html = (await response?.text()) ?? '';
  const at = (what: string) => `${manifest.path}: ${what}`;
  const { mainHeadings, toggles, width, ...tags } = await documentOf(page);

  expect.soft(response?.status(), at('answer')).toBe(200);
  expect.soft(tags, at('search tags')).toEqual(expectedSearchTags(manifest));
  expect.soft(tags.title, at('title')).toMatch(/\S/);
  expect.soft(tags.description, at('description')).toMatch(/\S/);
  expect.soft(mainHeadings, at('main headings')).toBe(1);
  expect.soft(toggles, at('ways to the other languages')).toEqual(othersOf(manifest));

  expect.soft(structuredDataFaults(html), at('structured data')).toEqual([]);
  const shared = await page.request.get(new URL(manifest.metadata.shareImage?.src ?? '', page.url()).href);
  const { format } = await sharp(await shared.body()).metadata();
  expect.soft([shared.status(), format], at('share picture')).toEqual([200, expect.stringMatching(/^(jpeg|png)$/)]);

  const text = textOf(html);
  expect.soft(html, at('telephone')).toMatch(/href="tel:\+\d+"/);
  expect.soft(html, at('e-mail address')).not.toContain('mailto:');
  expect.soft(html, at('e-mail address')).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
  expect.soft(text, at('something unfinished')).not.toMatch(UNFINISHED);
  expect.soft(text.length, at('characters')).toBeGreaterThan(500);

  expect.soft(htmlProblems(html), at('accessibility')).toEqual([]);
  expect.soft(width, at('width')).toBe(phone.width);
  for (const window of windows) {
    await page.setViewportSize(window);
    expect.soft(await layoutFaults(page), at(`layout, ${window.width} wide`)).toEqual([]);
  }
  // The not-found page warns of the address, its own one too; without script it cannot.
  expect.soft(said.splice(0), at('policy')).toEqual([]);
  expect.soft(foreign.splice(0), at('other hosts')).toEqual([]);
  return html;
}

/** Judges a page once React has taken over, by what was served of it and what is shown without script. */
async function expectHydrated(
  { page, said, foreign }: Watched,
  { path, role, language }: SitePage,
  html: string,
  shownWithoutScript: readonly string[],
): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(path);
  await hydrated(page);
  const at = (what: string) => `${path}, hydrated: ${what}`;

  expect.soft(await page.locator('html').getAttribute('lang'), at('language')).toBe(language);
  expect.soft(await replacedElements(page), at('replaced')).toEqual([]);
  // The not-found page warns of the address, its own one too.
  expect.soft(said.splice(0), at('policy')).toEqual(role === 'not-found' ? [expect.stringContaining(path)] : []);
  expect.soft(foreign.splice(0), at('other hosts')).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at('width')).toBe(phone.width);

  const shown = await visibleTexts(page);
  expect.soft(shown.length, at('texts')).toBeGreaterThan(0);
  const served = textServed(html);
  expect
    .soft(
      shown.filter((text) => !served.includes(text)),
      at('not in the HTML'),
    )
    .toEqual([]);
  const without = new Set(shownWithoutScript);
  expect
    .soft(
      shown.filter((text) => !without.has(text)),
      at('hidden without script'),
    )
    .toEqual([]);
}

/** What axe finds in what no page before it shows. */
async function expectAccessible(page: Page, { path }: SitePage, within: string | readonly string[]): Promise<void> {
  if (within.length === 0) return;
  for (const [device, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    expect.soft(await violations(page, { within }), `${path}: axe, on a ${device}`).toEqual([]);
  }
}

const UNFINISHED =
  /[Ll]orem|[Ii]psum|\bTODO\b|\bTBD\b|\bFIXME\b|xxx|\{\{|\}\}|\[object|\bundefined\b|\bNaN\b|A completar/;

function textOf(html: string): string {
  return html.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
}

/** What is wrong with what search engines are told; of a list they are told what there is. */
function structuredDataFaults(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const { errors } = structuredDataProblems(scripts.map(([, json = '']) => JSON.parse(json) as unknown));
  return errors.filter((error) => !/^ItemList .*: lacks /.test(error));
}

function expectedSearchTags({ language, canonical, alternates, metadata }: SitePage) {
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
    sharePicture: new URL(metadata.shareImage?.src ?? '', origin).href,
  };
}

/** What search engines read of the document, and what can be seen of it. */
function documentOf(page: Page) {
  return page.evaluate(() => {
    const { documentElement, head } = document;
    const toggles = document.querySelectorAll('header.site-header a[rel="alternate"]');
    const alternates = head.querySelectorAll('link[hreflang]');
    return {
      language: documentElement.lang,
      title: document.title,
      description: head.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      robots: head.querySelector('meta[name="robots"]')?.getAttribute('content'),
      sharePicture: head.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      alternates: Object.fromEntries(
        [...alternates].map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')]),
      ),
      mainHeadings: document.querySelectorAll('h1').length,
      toggles: [...toggles].map((toggle) => toggle.getAttribute('hreflang')),
      width: documentElement.scrollWidth,
    };
  });
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

function othersOf({ alternates, language }: SitePage): string[] {
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
