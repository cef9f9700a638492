/** What a visitor on a slow line has to wait for, in bytes as a host sends them: brotli, fonts as they are. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { dataFile } from '../../../src/shared/paths';
import { openHydrated, test } from '../../support/browser/pages';
import { sitePages } from './site-pages';

const kB = 1000;

/** The most that the first load of a page may weigh. */
const budgets = {
  document: 19 * kB,
  styles: 12 * kB,
  /** What the document itself names: all that is fetched where nothing needs React. */
  namedScripts: 6 * kB,
  /** With React and everything that its sections need. */
  allScripts: 95 * kB,
  fonts: 60 * kB,
  preloadedFonts: 2,
  art: 15 * kB,
};

// One worker, which compresses once what the pages share.
test.describe.configure({ mode: 'default' });

/** Pages, each with the one in the other language, which names the same files. */
for (const [path, other] of [
  ['/', '/en'],
  ['/courses', '/cursos'],
] as const) {
  test(`${path} and ${other} keep within their budget`, async ({ page, request }) => {
    const measured = await measure(page, path);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
    const exceeded = Object.entries(measured).filter(([part, size]) => size > budgets[part as keyof typeof budgets]);
    expect(Object.fromEntries(exceeded)).toEqual({});
    expect(Object.entries(measured).filter(([, size]) => size === 0)).toEqual([]);

    const [html, ofOther] = await Promise.all([path, other].map(async (each) => (await request.get(each)).text()));
    expect(compressed(ofOther ?? '')).toBeLessThanOrEqual(budgets.document);
    expect(compressed(drawingsIn(ofOther ?? ''))).toBeLessThanOrEqual(budgets.art);
    expect(assetsIn(ofOther ?? '')).toEqual(assetsIn(html ?? ''));
    expect(assetsIn(ofOther ?? '').length).toBeGreaterThan(2);
  });
}

/** What has to be there before a page can be painted, its HTML and the one style sheet: of half of all pages, and of any. */
const beforePaint = { median: 20 * kB, heaviest: 30 * kB };

test('the pages of the site keep within what may come before they are painted', async ({ request }) => {
  const load = async (path: string) => (await request.get(path)).body();
  const weights: number[] = [];
  for (const { path } of sitePages) {
    const document = await load(path);
    const styles = [...document.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(styles).toHaveLength(1);
    weights.push(compressed(document) + compressed(await load(styles.join())));
  }
  expectWithin(beforePaint, weights);
});

/** What a visitor fetches who comes from another page, of what its document weighs; drawings are fetched once for all pages. */
const nextPage = { median: 0.4, heaviest: 0.6 };

test('the data of a next page is a part of its document', async ({ request }) => {
  const size = async (path: string) => compressed(await (await request.get(path)).body());
  const parts: number[] = [];
  for (const { path } of sitePages) parts.push((await size(`/${dataFile(path)}`)) / (await size(path)));
  expectWithin(nextPage, parts);
});

function expectWithin(most: { median: number; heaviest: number }, sizes: readonly number[]): void {
  const sorted = [...sizes].sort((one, other) => one - other);
  const measured = { median: sorted[Math.floor(sorted.length / 2)] ?? 0, heaviest: sorted.at(-1) ?? 0 };
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
  expect(measured.median).toBeLessThanOrEqual(most.median);
  expect(measured.heaviest).toBeLessThanOrEqual(most.heaviest);
}

function drawingsIn(html: string): string {
  return (html.match(/<svg\b.*?<\/svg>/gs) ?? []).join('\n');
}

/** The scripts, styles and fonts that a document names. */
function assetsIn(html: string): string[] {
  return [...html.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, address = '']) => address,
  );
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

const sizes = new Map<string, number>();

/** How much of it a host sends. Pages share most of what they load: each of it is compressed once. */
function compressed(content: string | Buffer): number {
  const hash = createHash('sha256').update(content).digest('hex');
  const size = sizes.get(hash) ?? brotliCompressSync(content).length;
  sizes.set(hash, size);
  return size;
}
