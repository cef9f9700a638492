import { expect, type Page } from '@playwright/test';
import {
  desktop,
  expectPath,
  hydrated,
  isSameDocument,
  linkTo,
  markDocument,
  openHydrated,
  test,
} from '../../support/browser/pages';

test.use({ viewport: desktop });

const post = '/blog/cuanto-cuesta-un-torno';
const dataOf = (path: string) => `**/data${path}.json`;

const texts = {
  es: {
    home: '/',
    list: 'No se pudieron cargar los artículos del blog. Por favor, inténtelo de nuevo más tarde.',
    post: 'No se pudo cargar el artículo solicitado. Por favor, inténtelo de nuevo más tarde.',
    missing: 'Post no encontrado',
    back: 'Volver al blog',
    blog: '/blog',
  },
  en: {
    home: '/en',
    list: 'Could not load blog articles. Please try again later.',
    post: 'Could not load the requested article. Please try again later.',
    missing: 'Post not found',
    back: 'Back to the blog',
    blog: '/en/blog',
  },
} as const;

for (const [language, text] of Object.entries(texts)) {
  const postPath = language === 'es' ? post : `/en${post}`;

  test(`a list and a post that cannot be read say so, and lead on, ${language}`, async ({ page }) => {
    await openHydrated(page, text.home);
    await test.step('the list comes back on a second try', async () => {
      await page.route(dataOf(text.blog), (route) => route.fulfill({ status: 500 }));
      await press(page, text.blog);
      await expect(page.getByRole('alert')).toContainText(text.list);
      await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeFocused();
      await expectPath(page, text.blog);
      await expect(page).toHaveTitle(text.list);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.locator('.section--blog-index')).toBeVisible();
    });
    await test.step('the post is asked for twice, then leads back to the blog', async () => {
      await hydrated(page);
      await markDocument(page);
      const asked: string[] = [];
      await page.unroute(dataOf(text.blog));
      await page.route(dataOf(postPath), (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await press(page, postPath);
      await expect(page.getByRole('alert')).toContainText(text.post);
      expect(asked).toHaveLength(2);
      await page.getByRole('alert').getByRole('link', { name: text.back }).click();
      await expectPath(page, text.blog);
      await expect(page.locator('.section--blog-index')).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test(`a post that does not exist is said to be missing and leads back to the blog, ${language}`, async ({ page }) => {
    const response = await page.goto(`${text.blog}/no-such-post`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.missing);
    await expect(page).toHaveTitle(text.missing);
    await page.locator('main').getByRole('link', { name: text.back }).click();
    await expectPath(page, text.blog);
  });
}

test('a post that fails once is shown all the same', async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.route(dataOf(post), (route) => route.abort(), { times: 1 });
  await press(page, post);
  await expect(page.locator('.section--article')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page without words of its own for it says that it could not be loaded', async ({ page }) => {
  await openHydrated(page, '/');
  const title = await page.title();
  await page.route(dataOf('/servicios'), (route) => route.abort());
  await press(page, '/servicios');
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.section--hero')).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what takes long to come turns on the screen until it is there', async ({ page }) => {
  await openHydrated(page, '/blog');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(dataOf(post), async (route) => {
    await answered;
    await route.continue();
  });
  await press(page, post);
  await expect(page.locator('.page-loading')).toBeVisible();
  await expect(page.locator('.section--blog-index')).toBeVisible();
  answer();
  await expect(page.locator('.section--article')).toBeVisible();
  await expect(page.locator('.page-loading')).toHaveCount(0);
});

test('what was read five minutes ago is read again, and not sooner', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const reads = () => asked.filter((path) => path === `/data${post}.json`).length;
  await openHydrated(page, '/blog');

  await press(page, post);
  await expect(page.locator('.section--article')).toBeVisible();
  expect(reads()).toBe(1);
  await page.goBack();
  await expect(page.locator('.section--blog-index')).toBeVisible();
  await page.clock.fastForward('04:50');
  await press(page, post);
  await expect(page.locator('.section--article')).toBeVisible();
  expect(reads()).toBe(1);
  await page.goBack();
  await expect(page.locator('.section--blog-index')).toBeVisible();
  await page.clock.fastForward('00:11');
  await press(page, post);
  await expect(page.locator('.section--article')).toBeVisible();
  expect(reads()).toBe(2);
});

/** Follows a link without pointing at it, which would fetch its page ahead. */
async function press(page: Page, path: string): Promise<void> {
  await linkTo(page.locator('body'), path)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
