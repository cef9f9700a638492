import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, type Page, type Response, test } from '@playwright/test';
import { type ClaimedPort, claimPort } from '../../../scripts/local-server/claim-port';
import { serveStatic } from '../../../scripts/local-server/static-server';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { violations } from '../../support/browser/accessibility';
import { desktop, hydrated, phone, watchConsole } from '../../support/browser/pages';
import { runCommand } from '../../support/commands';
import { htmlProblems } from '../../support/html-problems';
import { type OtherSite, otherSites, siteFolder, WORDS_OF_THE_SCHOOL } from '../../support/other-sites';

/** The home page in each language of a site. */
const home = {
  bakery: { es: '/' },
  library: { ca: '/', es: '/inicio', en: '/home' },
} as const;
const served = new Map<OtherSite, ClaimedPort>();

// One worker builds the sites once; what moves would be judged in the middle of its way.
test.describe.configure({ mode: 'default' });
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  for (const name of otherSites) {
    const build = runCommand('build', {
      SITE: relative(project.root, siteFolder(name)),
      DIST: relative(project.root, builtFolder(name)),
    });
    expect(await build.ended, build.output()).toBe(0);
    const port = await claimPort({ host: '127.0.0.1', port: 0 }, 'npm test');
    port.serve(serveStatic(builtFolder(name)));
    served.set(name, port);
  }
});

test.afterAll(() => {
  for (const port of served.values()) port.close();
});

for (const name of otherSites) {
  test.describe(`the ${name}`, () => {
    const [first, ...others] = Object.keys(home[name]);

    test('every page in its first language names it, is as wide as a phone and keeps nobody out', async ({ page }) => {
      const pages = await indexedPages(name);
      expect(pages.length).toBeGreaterThanOrEqual(5);
      expect(pages).toContainEqual({ path: '/', language: first });
      const judged = new Set<string>();
      const said = watchConsole(page);
      for (const indexed of pages.filter(({ language }) => language === first)) {
        await test.step(indexed.path, async () => {
          await expectServed(page, name, indexed);
          await hydrated(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
          // Axe looks at a whole page, then at the layouts of the others that no page before them has shown.
          const isFirst = judged.size === 0;
          const within = await newLayouts(page, judged);
          if (within.length > 0) expect(await violations(page, isFirst ? {} : { within })).toEqual([]);
          if (indexed.path !== '/') return;
          await page.setViewportSize(desktop);
          expect(await violations(page)).toEqual([]);
          await page.setViewportSize(phone);
        });
      }
      expect(said).toEqual([]);
    });

    // The layouts are the same, and the home pages are hydrated below.
    for (const language of others) {
      test(`every page in ${language} names it, is as wide as a phone and keeps nobody out`, async ({ page }) => {
        const pages = (await indexedPages(name)).filter((indexed) => indexed.language === language);
        expect(pages.length).toBeGreaterThanOrEqual(5);
        const said = watchConsole(page);
        for (const indexed of pages) await test.step(indexed.path, () => expectServed(page, name, indexed));
        expect(said).toEqual([]);
      });
    }

    test('a page is shown where there is none', async ({ page }) => {
      const answer = await page.goto(`${origin(name)}/no/such/page`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('.section--not-found h1')).toBeVisible();
      await expect(page.locator('.section--not-found a').first()).toHaveAttribute('href', '/');
      expect(await violations(page, { within: 'main' })).toEqual([]);
    });

    test('no file says anything of the school’s world', async () => {
      const said: string[] = [];
      // Others are pictures, fonts, and texts again in fewer bytes.
      const texts = [...(await readFiles(builtFolder(name)))].filter(([, bytes]) => isUtf8(bytes));
      expect(texts.length).toBeGreaterThan(20);
      for (const [path, bytes] of texts) {
        const word = WORDS_OF_THE_SCHOOL.exec(ofTheSite(path, Buffer.from(bytes).toString()))?.[0];
        if (word !== undefined) said.push(`${path}: ${word}`);
      }
      expect(said).toEqual([]);
    });
  });
}

test('a site of one language offers no other and tells search engines of none', async ({ page }) => {
  const html = await readFile(join(builtFolder('bakery'), 'index.html'), 'utf8');
  expect(html).not.toMatch(/hreflang|og:locale:alternate/i);
  const redirects = await readFile(join(builtFolder('bakery'), '_redirects'), 'utf8');
  expect(redirects.trim()).toBe('');

  await visit(page, 'bakery', '/');
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('.site-header__language, .site-header__languages')).toHaveCount(0);
});

test('a place without a page of its own leads to its map, and nowhere else', async ({ page }) => {
  await visit(page, 'bakery', '/tiendas');
  await expect(page.locator('.place-card')).toHaveCount(2);
  await expect(page.locator('.place-card a[href^="https://www.openstreetmap.org/"]')).toHaveText([
    /^Ver en el mapa: /,
    /^Ver en el mapa: /,
  ]);
  await expect(
    page.locator(
      ':is(.place-card, .site-footer__location) a:not([href^="tel:"], [href^="https://www.openstreetmap.org/"])',
    ),
  ).toHaveCount(0);
});

test('of three languages, a menu leads to the page in each of the others', async ({ page }) => {
  const ways = [
    ['ca', 'es'],
    ['es', 'en'],
    ['en', 'ca'],
  ] as const;
  const said = watchConsole(page);
  for (const [from, to] of ways) {
    await visit(page, 'library', home.library[from]);
    const menu = page.locator('.site-header__languages');
    await menu.locator('summary').click();
    const others = menu.locator('a');
    const addresses = await others.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
    );
    expect(addresses).toEqual(Object.entries(home.library).filter(([language]) => language !== from));
    await menu.locator(`a[hreflang="${to}"]`).click();
    await expect(page).toHaveURL(origin('library') + home.library[to]);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }
  expect(said).toEqual([]);
});

function builtFolder(name: OtherSite): string {
  return join(project.generated, name);
}

function origin(name: OtherSite): string {
  return served.get(name)?.url ?? '';
}

/** Judges a page as it is served. */
async function expectServed(page: Page, name: OtherSite, { path, language }: IndexedPage): Promise<void> {
  const answer = await page.goto(origin(name) + path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(htmlProblems((await answer?.text()) ?? '')).toEqual([]);
}

async function visit(page: Page, name: OtherSite, path: string): Promise<Response | null> {
  const answer = await page.goto(origin(name) + path);
  await hydrated(page);
  return answer;
}

/** The sections of the page whose type and tone have not been judged before; from now on they have. */
async function newLayouts(page: Page, judged: Set<string>): Promise<string[]> {
  const sections = await page
    .locator('main > section')
    .evaluateAll((all) => all.map(({ id, className }) => ({ id, className })));
  const unknown = sections.filter(({ className }) => !judged.has(className));
  for (const { className } of unknown) judged.add(className);
  return unknown.map(({ id }) => `#${id}`);
}

interface IndexedPage {
  readonly path: string;
  readonly language: string;
}

/** The pages that search engines are told of, each with the language in which it is found there. */
async function indexedPages(name: OtherSite): Promise<IndexedPage[]> {
  const map = await readFile(join(builtFolder(name), 'sitemap.xml'), 'utf8');
  return [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => {
    const [, language] =
      [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].find(([, , to]) => to === address) ?? [];
    return { path: new URL(address).pathname, language: language ?? Object.keys(home[name])[0] ?? '' };
  });
}

/** What a file holds of the site: no bundle, which is the machine's, and of the style the theme. */
function ofTheSite(path: string, text: string): string {
  if (!path.startsWith('assets/')) return /\.(?:jpg|png|woff2)$/.test(path) ? '' : text;
  return path.endsWith('.css') ? text.slice(text.indexOf('@layer theme{')) : '';
}
