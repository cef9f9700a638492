/** What a visitor on a slow line has to wait for, in bytes as a host sends them: brotli, fonts as they are. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { openHydrated, test } from '../../support/browser/pages';

const kB = 1000;

/** The most that the first load of a page may weigh. */
const budgets = {
  document: 25 * kB,
  styles: 16 * kB,
  /** What the document itself names: the rest waits until the page has loaded. */
  namedScripts: 4 * kB,
  allScripts: 110 * kB,
  fonts: 60 * kB,
  preloadedFonts: 2,
  art: 15 * kB,
};

for (const path of ['/', '/en', '/cursos', '/courses']) {
  test(`${path} keeps within its budget`, async ({ page }) => {
    const measured = await measure(page, path);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
    const exceeded = Object.entries(measured).filter(([part, size]) => size > budgets[part as keyof typeof budgets]);
    expect(Object.fromEntries(exceeded)).toEqual({});
    expect(Object.entries(measured).filter(([, size]) => size === 0)).toEqual([]);
  });
}

async function measure(page: Page, path: string): Promise<typeof budgets> {
  const files = await load(page, path);
  const named = await page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  const drawings = await page.locator('svg').evaluateAll((all) => all.map((drawing) => drawing.outerHTML));
  return {
    document: total(files, 'document'),
    styles: total(files, 'stylesheet'),
    namedScripts: total(
      files.filter((file) => named.includes(file.path)),
      'script',
    ),
    allScripts: total(files, 'script'),
    fonts: total(files, 'font'),
    preloadedFonts: await page.locator('link[rel="preload"][as="font"]').count(),
    art: compressed(drawings.join('\n')),
  };
}

interface LoadedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Everything that the first load of a page fetches; what it names twice comes from the cache the second time. */
async function load(page: Page, path: string): Promise<LoadedFile[]> {
  const files = new Map<string, Promise<LoadedFile>>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const size = (body: Buffer) => (type === 'font' ? body.length : compressed(body));
    const address = new URL(response.url()).pathname;
    files.set(
      address,
      response.body().then((body) => ({ path: address, type, bytes: size(body) })),
    );
  });
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(files.values());
}

function total(files: readonly LoadedFile[], type: string): number {
  return files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
