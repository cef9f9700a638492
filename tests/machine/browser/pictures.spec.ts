/** Which of the files that are made of a photograph a telephone fetches, and what a page of photographs weighs on it. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveChanged } from '../../support/browser/changed-site';
import { phone } from '../../support/browser/pages';
import { photograph } from '../../support/photographs';

const SHOWN = 20;
const gallery = `path: "/fotos"
title: "El obrador en fotos"
description: "Veinte fotos del obrador, del horno y del mostrador, hechas con un teléfono de los de ahora."
sections:
  - type: hero
    tone: light
    title: "El obrador"
  - type: gallery
    title: "Las fotos"
    images:
`;

let served: ChangedSite;

test.describe.configure({ mode: 'default' });
test.use({ viewport: phone, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  served = await serveChanged('bakery', async (site) => {
    await writeFile(join(site, 'media/phone.jpg'), await photograph(1, { orientation: 6, isPlaced: true }));
    const home = join(site, 'pages/home.yaml');
    await writeFile(home, (await readFile(home, 'utf8')).replace('src: hogaza.jpg', 'src: phone.jpg'));
    await writeFile(join(site, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60"/>');
    let images = '';
    for (let index = 0; index < SHOWN; index += 1) {
      await writeFile(join(site, `media/p${index}.jpg`), await photograph(10 + index, { width: 800, height: 600 }));
      images += `      - { media: { src: p${index}.jpg, alt: "El obrador, vista ${index}" }, caption: "Vista ${index}" }\n`;
    }
    images += '      - { media: { src: logo.svg, alt: "El sello del obrador" }, caption: "El sello" }\n';
    await writeFile(join(site, 'pages/fotos.yaml'), gallery + images);
    await appendFile(join(site, 'messages.yaml'), 'previous: Atrás\nnext: Adelante\nslide: "{number} de {total}"\n');
  });
});

test.afterAll(() => served.close());

/** What a page fetches, by path: its bytes as a host sends them. */
function watchWeight(page: Page): Map<string, Promise<number>> {
  const weights = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isText = /html|css|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    const weigh = (body: Buffer) => (isText ? brotliCompressSync(body) : body).length;
    weights.set(pathname, response.body().then(weigh));
  });
  return weights;
}

const picturesIn = (weights: ReadonlyMap<string, unknown>) =>
  [...weights.keys()]
    .filter((path) => path.startsWith('/assets/') && /\.(?:avif|webp|jpe?g|png)$/.test(path))
    .map((path) => path.replace(/^.*-(?=\d+\.)/, ''));

test('a telephone fetches the one photograph that opens the page, upright, for its screen and at once', async ({
  page,
}) => {
  const weights = watchWeight(page);
  await page.goto(served.url);
  const image = page.locator('.hero img');
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true);
  expect(picturesIn(weights)[0]).toBe('800.avif');
  const [, weight] = [...weights].find(([path]) => path.startsWith('/assets/phone')) ?? [];
  expect(await weight).toBeLessThan(60_000);
  const ground = await image.evaluate((img) => getComputedStyle(img).backgroundImage);
  expect(ground).toMatch(/^linear-gradient\(rgb\(\d+, \d+, \d+\), rgb\(\d+, \d+, \d+\)\)$/);
});

test('a page of twenty photographs weighs no more than 250 kB on a telephone, read to its end', async ({ page }) => {
  const weights = watchWeight(page);
  await page.goto(`${served.url}/fotos`);
  await page.locator('.gallery').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(new Set(picturesIn(weights))).toEqual(new Set(['600.avif']));
  const all = await Promise.all([...weights.values()]);
  const sum = all.reduce((total, weight) => total + weight, 0);
  test
    .info()
    .annotations.push({ type: 'measured', description: `${sum} bytes, ${picturesIn(weights).length} pictures` });
  expect(sum).toBeLessThanOrEqual(250_000);
});

test('a gallery cuts a photograph to its frame, and nothing off a logo', async ({ page }) => {
  await page.goto(`${served.url}/fotos`);
  const fitOf = (name: string) =>
    page
      .locator(`.gallery img[src*="${name}"]`)
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit);
  expect(await fitOf('/logo')).toBe('contain');
  expect(await fitOf('/p0')).toBe('cover');
});
