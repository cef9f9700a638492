import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/browser/pages';
import { endProcess, freePort } from '../../support/processes';

const PORT = await freePort();
const ADDRESS = `http://127.0.0.1:${PORT}`;

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: string;
let server: ChildProcess;
/** What the preview and the page have said, for when a page is loaded anew and nobody knows why. */
let said = '';
/** One after another, they look at the same page, as somebody does who edits. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), 'live-preview-'));
  site = join(folder, 'site');
  await cp('tests/fixtures/pottery/site', site, { recursive: true });
  await addFont();
  await edit('pages/home.yaml', (text) => text.replace('type: hero', 'type: heroo'));
  server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--language', 'en'], {
    // As on a computer that is also a server, which says so.
    env: { ...process.env, NODE_ENV: 'production', SITE: site, PORT: String(PORT), DEBUG: 'vite:deps,vite:hmr' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += String(part)));
  // Until the site is put together it asks for patience; what it shows then is judged here.
  const isReady = () =>
    fetch(ADDRESS).then(
      ({ status }) => status !== 503,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
  page = await openPage(browser);
});

async function openPage(browser: Browser): Promise<Page> {
  const opened = await browser.newPage();
  opened.on('console', (message) => (said += `console: ${message.text()}\n`));
  opened.on('pageerror', (error) => (said += `page: ${error.stack}\n`));
  return opened;
}

test.afterAll(async () => {
  await endProcess(server, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** The pottery has none of its own. */
async function addFont(): Promise<void> {
  const file = 'fonts/zilla-slab-600.woff2';
  await cp(join('tests/fixtures/library/site/theme', file), join(site, 'theme', file));
  const face = `@font-face { font-family: "Slab"; src: url("${file}") format("woff2") }\nh1 { font-family: Slab }\n`;
  await edit('theme/tokens.css', (text) => face + text);
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(site, path);
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

test('started on content with errors, it shows them, and the page once they are mended', async () => {
  await page.goto(ADDRESS);
  const overlay = page.locator('site-problems');
  await expect(overlay).toContainText('Did you mean “hero”?');
  // The Studio draws pages all the same, which need them.
  for (const file of ['icons.svg', 'theme/fonts/zilla-slab-600.woff2', 'media/drawings/bowl.svg'])
    expect((await fetch(`${ADDRESS}/${file}`)).status, file).toBe(200);
  await edit('pages/home.yaml', (text) => text.replace('type: heroo', 'type: hero'));
  await expect(page.locator('.section--hero h1')).toBeVisible();
  await expect(overlay.locator('section')).toBeHidden();
});

/** A style that comes late moves what the visitor looks at, and the browser scrolls along. */
async function heightToStay(): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(async () => {
    const before = await height();
    await page.waitForTimeout(500);
    expect(await height()).toBe(before);
  }).toPass();
}

/** Whether the app fetches its page anew when it is told of a change, as `scripts/preview/browser.ts` tells it. */
const takesChanges = () => page.evaluate(() => !document.dispatchEvent(new Event('site:change', { cancelable: true })));

test('an edit shows in the open page, which keeps its scroll position', async ({ browser }) => {
  const saidBefore = said.length;
  // Nothing is kept of what was fetched while the preview was still starting.
  await page.close();
  page = await openPage(browser);
  // The preview's styles come one by one, each by script; before React is there, a change loads the document anew.
  await page.goto(`${ADDRESS}/contacto`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect.poll(takesChanges, { message: 'the app takes changes over' }).toBe(true);
  await heightToStay();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await edit('pages/contact.yaml', (text) => text.replace(/title:\n( +)es: .*/, 'title:\n$1es: "Un título nuevo"'));
  await expect(page).toHaveTitle(/Un título nuevo/);
  expect(await loadedAt(), said.slice(saidBefore)).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('an edit of the theme shows in the open page, its fonts are there, and a mistake in it is told', async () => {
  const header = page.locator('.site-header');
  const color = (value: string) => expect(header).toHaveCSS('background-color', value);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await edit('theme/tokens.css', (text) => text.replace(/--dark-ground: .*;/, '--dark-ground: rgb(1 2 3);'));
  await color('rgb(1, 2, 3)');
  await edit('theme/tokens.css', (text) => text.replace('rgb(1 2 3);', 'rgb(4 5 6'));
  const overlay = page.locator('site-problems');
  await expect(overlay).toContainText(/site\/theme\/tokens\.css:\d+:\d+/);
  await color('rgb(1, 2, 3)');
  await edit('theme/tokens.css', (text) => text.replace('rgb(4 5 6', 'rgb(4 5 6);'));
  await color('rgb(4, 5, 6)');
  await expect(overlay.locator('section')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('a bad edit shows the problem over the page, and goes away when mended', async () => {
  const heading = await page.locator('h1').textContent();
  await edit('pages/contact.yaml', (text) => text.replace('type: hero', 'type: heroo'));
  const overlay = page.locator('site-problems');
  await expect(overlay).toContainText(/site\/pages\/contact\.yaml:\d+:\d+/);
  await expect(overlay).toContainText('Did you mean “hero”?');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  // A picture that is saved together with a mistake is seen in the Studio.
  await cp(join(site, 'media/drawings/bowl.svg'), join(site, 'media/drawings/vase.svg'));
  await expect.poll(async () => (await fetch(`${ADDRESS}/media/drawings/vase.svg`)).status).toBe(200);
  await rm(join(site, 'media/drawings/vase.svg'));
  await edit('pages/contact.yaml', (text) => text.replace('type: heroo', 'type: hero'));
  await expect(overlay.locator('section')).toBeHidden();
});

test('a new, a renamed and a deleted page are there, moved and gone', async () => {
  const contact = await readFile(join(site, 'pages/contact.yaml'), 'utf8');
  const added = contact.replace('/contacto', '/otra-pagina').replace(/(\s)\/contact(\s)/, '$1/another-page$2');
  await writeFile(join(site, 'pages/another.yaml'), added.replaceAll(/"\/contact"/g, '"/another-page"'));
  await expect.poll(async () => (await page.request.get(`${ADDRESS}/otra-pagina`)).status()).toBe(200);
  await rename(join(site, 'pages/another.yaml'), join(site, 'pages/renamed.yaml'));
  await expect
    .poll(async () => (await page.request.get(`${ADDRESS}/data/otra-pagina.json`)).text())
    .toContain('"renamed"');
  await rm(join(site, 'pages/renamed.yaml'));
  await expect.poll(async () => (await page.request.get(`${ADDRESS}/otra-pagina`)).status()).toBe(404);
});

test('a list of problems can be closed, and opens again for an error that is new', async () => {
  const list = page.locator('site-problems section');
  const count = page.locator('site-problems .count');
  await edit('pages/contact.yaml', (text) => text.replace('type: hero', 'type: heroo'));
  await expect(list).toContainText('Did you mean “hero”?');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(count).toContainText('✖ 1 error');
  await edit('pages/home.yaml', (text) => text.replace('type: hero', 'type: heroo'));
  await expect(list).toBeVisible();
  // The file that has just been changed comes first.
  await expect(list.locator('article').first()).toContainText('site/pages/home.yaml');
  await list.getByRole('button', { name: 'Close (Esc)' }).click();
  await expect(count).toContainText('✖ 2 errors');
  await count.click();
  await expect(list).toBeVisible();
  for (const path of ['pages/contact.yaml', 'pages/home.yaml']) {
    await edit(path, (text) => text.replace('type: heroo', 'type: hero'));
  }
  await expect(list).toBeHidden();
});

test('pressing a text with Alt opens the line at which it is written', async () => {
  const asked: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ status: 200 });
  });
  const heading = page.locator('h1');
  const text = (await heading.textContent()) ?? '';
  await heading.click({ modifiers: ['Alt'] });
  await expect.poll(() => asked.length).toBe(1);
  const [file = '', line] = (asked[0] ?? '').split(':');
  expect(file).toMatch(/^site\/pages\/contact\.yaml$/);
  const lines = (await readFile(join(site, file.slice('site/'.length)), 'utf8')).split('\n');
  expect(lines[Number(line) - 1]).toContain(text);
  await page
    .locator('.site-header a')
    .first()
    .click({ modifiers: ['Alt'] });
  expect(new URL(page.url()).pathname).toBe('/contacto');
});
