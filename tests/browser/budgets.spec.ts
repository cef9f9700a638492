/** What a visitor on a slow line has to wait for, in bytes as a host sends them: brotli, fonts as they are. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './support/pages';

const kB = 1000;

for (const path of ['/', '/en', '/cursos', '/courses']) {
  test.describe(path, () => {
    test('the document has at most 25 kB', async ({ page }) => {
      const [document] = await load(page, path);
      expect(document?.bytes).toBeLessThanOrEqual(25 * kB);
    });

    test('the style sheets have at most 16 kB', async ({ page }) => {
      expect(total(await load(page, path), 'stylesheet')).toBeLessThanOrEqual(16 * kB);
    });

    test('the scripts that the document names have at most 4 kB', async ({ page }) => {
      const loaded = await load(page, path);
      const sources = await page
        .locator('script[src]')
        .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
      expect(
        total(
          loaded.filter((file) => sources.includes(file.path)),
          'script',
        ),
      ).toBeLessThanOrEqual(4 * kB);
    });

    test('all script together has at most 110 kB', async ({ page }) => {
      expect(total(await load(page, path), 'script')).toBeLessThanOrEqual(110 * kB);
    });

    test('the fonts have at most 60 kB, and at most two are preloaded', async ({ page }) => {
      expect(total(await load(page, path), 'font')).toBeLessThanOrEqual(60 * kB);
      expect(await page.locator('link[rel="preload"][as="font"]').count()).toBeLessThanOrEqual(2);
    });

    test('the art has at most 15 kB', async ({ page }) => {
      await page.goto(path);
      const art = await page.locator('svg').evaluateAll((drawings) => drawings.map((drawing) => drawing.outerHTML));
      expect(compressed(art.join('\n'))).toBeLessThanOrEqual(15 * kB);
    });
  });
}

interface LoadedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Everything that the first load of a page fetches, the document first. */
async function load(page: Page, path: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const size = (body: Buffer) => (type === 'font' ? body.length : compressed(body));
    const address = new URL(response.url()).pathname;
    files.push(response.body().then((body) => ({ path: address, type, bytes: size(body) })));
  });
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(files);
}

function total(files: readonly LoadedFile[], type: string): number {
  const sizes = files.filter((file) => file.type === type).map(({ bytes }) => bytes);
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
