import { expect, type Page } from '@playwright/test';
import { dataFile } from '../../../src/shared/paths';
import { inPieces } from '../../support/browser/in-pieces';
import { movedParts } from '../../support/browser/moved-parts';
import { desktop, expectPath, linkTo, openHydrated, pathOf, phone, shellOf, test } from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Pages, each with another that its menu leads to. */
const pages = [
  ['/', '/servicios'],
  ['/cursos', '/servicios'],
  ['/en/modulo-1-torno', '/services'],
  ['/contacto', '/servicios'],
] as const;

test('a style sheet that could not be fetched is asked for again', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/style-*.css', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/cursos');
  await expect(shellOf(page).header).toHaveCSS('position', 'fixed');
  expect(asked).toBe(2);
});

test('code and data that could not be fetched are asked for again', async ({ page }) => {
  for (const lost of ['hydrate-*.js', 'CourseCatalogue-*.js', 'Carousel-*.js', 'shell.*.json']) {
    await test.step(lost, async () => {
      let asked = 0;
      const address = `**/{assets,data}/${lost}`;
      await page.route(address, (route) => (asked++ === 0 ? route.abort() : route.fallback()));
      await openHydrated(page, lost.startsWith('CourseCatalogue') ? '/cursos' : '/');
      expect(asked).toBeGreaterThan(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-without-script');
      await page.unroute(address);
    });
  }
});

test('all of a page is there again after one that could not be fetched', async ({ page }) => {
  for (const [path, next] of pages) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      const before = await textOfSections(page);
      await page.route('**/data/**', (route) => route.abort());
      await linkTo(shellOf(page).menu, next).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goBack();
      await expectPath(page, path);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await textOfSections(page)).toEqual(before);
      await page.unroute('**/data/**');
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('data that does not fit the code leaves what the server sent', async ({ page }) => {
  await page.route('**/data/shell.*.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), navigation: null } });
  });
  for (const [path, next] of pages) {
    await test.step(path, async () => {
      const failed = page.waitForEvent('console', (message) => message.text().includes('cannot go on'));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const served = await textOfSections(page);
      await page.locator('.skip-link').focus();
      await failed;
      expect(await textOfSections(page)).toEqual(served);
      await expect(shellOf(page).header).toBeVisible();
      await linkTo(shellOf(page).menu, next).click();
      await expectPath(page, next);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('a page whose data does not fit the code is loaded as a document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route(`**/${dataFile('/cursos')}`, (route) => route.fulfill({ json: { language: 'es', sections: [] } }));
  await linkTo(shellOf(page).menu, '/cursos').click();
  await expect(page.locator('.section--course-catalogue')).toBeVisible();
  await expectPath(page, '/cursos');
});

test('on a phone nothing that is read moves while the rest of an opening arrives', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  for (const path of ['/cursos', '/modulo-1-torno']) {
    await test.step(path, async () => {
      const slow = await inPieces(baseURL ?? '', ['<div class="hero__head"', '<p class="hero__intro"', '</main>']);
      await page.goto(slow.origin + path, { waitUntil: 'commit' });
      const opening = page.locator('.section--hero');
      await expect(opening).toBeAttached();
      await painted(page);
      while (slow.next()) await painted(page);
      await expect(page.locator('footer')).toBeAttached();
      await painted(page);
      expect(await movedParts(page, '.hero')).toEqual([]);
      slow.close();
    });
  }
});

test('no address leads to another host', async ({ page, request, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (navigation) => navigation.isNavigationRequest() && asked.push(new URL(navigation.url()).origin));
  // As hosts answer what they do not have; the local server refuses such an address altogether.
  const notFound = await (await request.get('/404.html')).text();
  await page.route(
    ({ pathname }) => pathname.startsWith('//'),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  for (const path of [
    '//evil.example/',
    '/.//evil.example/',
    '//evil.example',
    '/%5Cevil.example/',
    '/cursos//',
    '/EN//x',
  ]) {
    await test.step(path, async () => {
      await page.goto(`${baseURL}${path}`);
      await expect.poll(() => pathOf(page)).not.toMatch(/^\/\/|.\/$/);
      expect(asked.filter((origin) => origin !== baseURL)).toEqual([]);
    });
  }
});

/** How much each section of the page says; some say it in another order each time. */
function textOfSections(page: Page): Promise<number[]> {
  return page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ textContent }) => textContent.length));
}

/** Once what has arrived is on the screen. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
