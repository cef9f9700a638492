import { expect, type Page } from '@playwright/test';
import { dataFile } from '../../../src/shared/paths';
import { desktop, expectPath, linkTo, openHydrated, pathOf, shellOf, test } from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/cursos', '/en/modulo-1-torno', '/contacto']) {
  test(`${path}: all of it is there again after a page that could not be fetched`, async ({ page }) => {
    await openHydrated(page, path);
    const before = await textOfSections(page);
    await page.route('**/data/**', (route) => route.abort());
    await linkTo(shellOf(page).menu, path.startsWith('/en') ? '/services' : '/servicios').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expectPath(page, path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await textOfSections(page)).toEqual(before);
  });

  test(`${path}: data that does not fit the code leaves what the server sent`, async ({ page }) => {
    await page.route('**/data/shell.*.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), navigation: null } });
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('cannot go on'));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const served = await textOfSections(page);
    await page.locator('.skip-link').focus();
    await failed;
    expect(await textOfSections(page)).toEqual(served);
    await expect(shellOf(page).header).toBeVisible();
    await linkTo(shellOf(page).menu, path.startsWith('/en') ? '/services' : '/servicios').click();
    await expectPath(page, path.startsWith('/en') ? '/services' : '/servicios');
  });
}

test('a page whose data does not fit the code is loaded as a document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route(`**/${dataFile('/cursos')}`, (route) => route.fulfill({ json: { language: 'es', sections: [] } }));
  await linkTo(shellOf(page).menu, '/cursos').click();
  await expect(page.locator('.section--course-catalogue')).toBeVisible();
  await expectPath(page, '/cursos');
});

for (const path of [
  '//evil.example/',
  '/.//evil.example/',
  '//evil.example',
  '/%5Cevil.example/',
  '/cursos//',
  '/EN//x',
]) {
  test(`${path} leads to no other host`, async ({ page, request, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).origin));
    // As hosts answer what they do not have; the local server refuses such an address altogether.
    const notFound = await (await request.get('/404.html')).text();
    await page.route(
      ({ pathname }) => pathname.startsWith('//'),
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto(`${baseURL}${path}`);
    await expect.poll(() => pathOf(page)).not.toMatch(/^\/\/|.\/$/);
    expect(asked.filter((origin) => origin !== baseURL)).toEqual([]);
  });
}

/** How much each section of the page says; some say it in another order each time. */
function textOfSections(page: Page): Promise<number[]> {
  return page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ textContent }) => textContent.length));
}
