import { expect, type Page } from '@playwright/test';
import { type Address, missingPath, postAddresses, redirects } from './support/addresses';
import { expectPath, hydrated, onEveryPage, phone, test, watchForeignRequests } from './support/pages';
import { enforcePolicy } from './support/policy';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

onEveryPage(
  'answers in its language, describes itself, fits a phone, and is hydrated as served',
  async (address, { page }) => {
    const complaints = await enforcePolicy(page);
    const foreign = watchForeignRequests(page);

    await rememberServed(page);
    const response = await page.goto(address.path);
    await hydrated(page);

    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', address.language);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectSearchTags(page, address);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await replacedElements(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

for (const language of ['es', 'en'] as const) {
  test(`the blog links all seven posts, ${language}`, async ({ request }) => {
    expect((await postAddresses(request, language)).length).toBeGreaterThanOrEqual(7);
  });
}

for (const [from, to] of redirects) {
  test(`${from} leads to ${to} and cannot be gone back to`, async ({ page }) => {
    await page.goto(missingPath);
    await page.goto(from);
    await expectPath(page, to);
    await page.goBack();
    await expectPath(page, missingPath);
  });
}

test('an alias keeps query and hash', async ({ page }) => {
  await page.goto('/home2?gclid=abc#content');
  await expectPath(page, '/?gclid=abc#content');
});

for (const [form, path] of [
  ['a trailing slash', '/cursos/'],
  ['capital letters', '/CURSOS'],
]) {
  test(`an address with ${form} leads to its canonical form, with query and hash`, async ({ page }) => {
    await page.goto(`${path}?gclid=abc#content`);
    await expectPath(page, '/cursos?gclid=abc#content');
  });
}

for (const path of [missingPath, `${missingPath}/below`, `/en${missingPath}`]) {
  test(`${path}: answers 404 with the not-found page, which names the path and leads home`, async ({ page }) => {
    const foreign = watchForeignRequests(page);
    const response = await page.goto(path);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('h1')).toHaveText(/Señal perdida|Signal lost/);
    await expect(page.locator('main')).toContainText('404');
    await expect(page.locator('main')).toContainText(path);
    await expect(page.locator('main').locator('a[href="/"], a[href="/en"]')).not.toHaveCount(0);
    await expectPath(page, path);
    expect(foreign).toEqual([]);
  });
}

/** Canonical and hreflang, and that the counterpart names this page in return. */
async function expectSearchTags(page: Page, address: Address): Promise<void> {
  const tags = await searchTags(page, address.path);
  expect(new URL(tags.canonical ?? '').pathname).toBe(address.canonical);
  expect(tags.robots).toBe(address.indexable ? 'index, follow' : 'noindex');
  expect(tags.alternates).toEqual(address.indexable ? expectedAlternates(address) : {});
  if (!address.indexable) return;
  const other = await searchTags(page, address.counterpart);
  expect(other.alternates).toEqual(tags.alternates);
}

function expectedAlternates({ language, canonical, counterpart }: Address): Record<string, string> {
  const [es, en] = language === 'es' ? [canonical, counterpart] : [counterpart, canonical];
  return { es, en, 'x-default': es };
}

/** What search engines read of the document at a path; addresses without their origin, which must be one and the same. */
async function searchTags(page: Page, path: string) {
  return await page.evaluate(async (from) => {
    const html = await (await fetch(from)).text();
    const head = new DOMParser().parseFromString(html, 'text/html').head;
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const withoutOrigin = (address: string | null) =>
      address?.replace(new URL(canonical ?? '').origin, '') ?? 'no address';
    const alternates = [...head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      withoutOrigin(link.getAttribute('href')),
    ]);
    return {
      canonical,
      robots: head.querySelector('meta[name="robots"]')?.getAttribute('content'),
      alternates: Object.fromEntries(alternates) as Record<string, string>,
    };
  }, path);
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
