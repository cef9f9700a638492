/** A page that is open while the website is built again: what it names is gone from the server. */
import { expect, type Page, type Request } from '@playwright/test';
import { dataFile } from '../../../src/shared/paths';
import { consentOf } from '../../support/browser/consent';
import { formIn } from '../../support/browser/forms';
import {
  desktop,
  expectPath,
  hydrated,
  isHydrated,
  isSameDocument,
  linkTo,
  markDocument,
  openHydrated,
  shellOf,
  test,
} from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const START = /\/assets\/start-[\w-]+\.js/;

/** Of the page, not of a frame in it. */
function isDocument(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

/**
 * Has the page find, when it asks for its own document again, that this names another script. The documents that the
 * browser opens are what they are. Says how many those were.
 */
async function deployAnother(page: Page): Promise<{ documents: () => number }> {
  let documents = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (isDocument(request)) documents += 1;
    const isAsking = request.resourceType() === 'fetch' && !/\.\w+$/.test(new URL(request.url()).pathname);
    if (!isAsking) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(START, '/assets/start-other.js') });
  });
  return { documents: () => documents };
}

test('a page whose code is gone is loaded anew, once, and works', async ({ page }) => {
  const { documents } = await deployAnother(page);
  await page.route('**/assets/hydrate-*.js', (route) =>
    documents() === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  await page.goto('/cursos');
  await page.locator('.skip-link').focus();
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState();
  await hydrated(page);
  expect(documents()).toBe(2);
});

test('a page that cannot be shown by old code is loaded as a document', async ({ page }) => {
  const { documents } = await deployAnother(page);
  await openHydrated(page, '/');
  await page.route(`**/${dataFile('/servicios')}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/data/404.json', (route) => route.fulfill({ status: 404, body: '' }));
  await linkTo(shellOf(page).menu, '/servicios').click();
  await expect.poll(documents).toBe(2);
  await expectPath(page, '/servicios');
  await expect(page.locator('main h1')).toBeVisible();
});

test('code that cannot be had for another reason leaves the document as it is', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => isDocument(request) && documents++);
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  await page.goto('/cursos');
  await markDocument(page);
  const failed = page.waitForEvent('console', (message) => message.text().includes('React not loaded'));
  await page.locator('.skip-link').focus();
  await failed;
  expect(await isSameDocument(page)).toBe(true);
  expect(await isHydrated(page)).toBe(false);
  await expect(consentOf(page).layer).toBeHidden();
  await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
  await linkTo(shellOf(page).menu, '/servicios').click();
  await expectPath(page, '/servicios');
  expect(documents).toBe(2);
});

/** What does not come, or not whole. */
const broken: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its script start': (page) => page.route('**/assets/start-*.js', (route) => route.abort()),
  'its script hydrate': (page) => page.route('**/assets/hydrate-*.js', (route) => route.abort()),
  'the end of its script start': (page) => cutAt(page, '**/assets/start-*.js', 'function'),
  'the end of its script hydrate': (page) => cutAt(page, '**/assets/hydrate-*.js', 'function'),
  'the end of its shell': (page) => cutAt(page, '**/data/shell.*.json', '"navigation"'),
  'its own end': (page) => cutAt(page, '**/contacto', '<footer'),
  'something that its script needs of the browser': (page) =>
    page.addInitScript(() => Object.assign(URL, { canParse: undefined })),
};

for (const [part, breakIt] of Object.entries(broken)) {
  test(`without ${part} a form gives way to phone and e-mail`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/contacto');
    await page.locator('.skip-link').focus();
    const { fallback, show, frame } = formIn(page.locator('.section--form').first());
    await expect(fallback).toContainText(' arroba ');
    await expect(show).toBeHidden();
    await expect(frame).toBeHidden();
  });
}

/** Has an answer end with a word that its text has there for the last time, as it does where the connection breaks off. */
async function cutAt(page: Page, address: string, word: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.lastIndexOf(word) + word.length) });
  });
}

test('without React nothing is offered that does nothing, and a row of slides is scrolled by hand', async ({
  page,
}) => {
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  const offers = page.locator('main button:enabled:not([popovertarget])').filter({ visible: true });
  for (const path of ['/', '/cursos', '/contacto']) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator('.skip-link').focus();
      await expect(page.locator('html')).toHaveAttribute('data-without-script');
      await expect(offers).toHaveCount(0);
    });
  }
  await page.goto('/');
  const row = page.locator('.carousel__viewport').first();
  await expect(row).toHaveCSS('scrollbar-width', 'none');
  await page.locator('.skip-link').focus();
  await expect(row).toHaveCSS('scrollbar-width', 'thin');
  await expect(row.locator('.carousel__slides')).toHaveCSS('touch-action', 'auto');
});

test('two builds that follow each other all the time are not loaded over and over', async ({ page }) => {
  const { documents } = await deployAnother(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.route('**/assets/hydrate-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/cursos');
  await page.locator('.skip-link').focus();
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState();
  await page.locator('.skip-link').focus();
  // It may have been told already: code is also fetched where something interactive is near.
  await expect.poll(() => told.some((text) => text.includes('React not loaded'))).toBe(true);
  expect(documents()).toBe(2);
});
