import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/browser/accessibility';
import { phone } from '../../support/browser/pages';
import { htmlProblems } from '../../support/html-problems';
import { endProcess, freePort } from '../../support/processes';

const PORT = await freePort();
const OVERVIEW = `http://127.0.0.1:${PORT}/_overview`;
const VIEWS = ['', '/pages', '/pages/courses', '/translations', '/media', '/redirects', '/dates', '/problems'];

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: string;
let server: ChildProcess;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overview-'));
  site = join(folder, 'site');
  await cp('tests/fixtures/pottery/site', site, { recursive: true });
  server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, SITE: site, PORT: String(PORT), LOCAL_FOLDER: join(folder, 'local') },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(OVERVIEW).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  await endProcess(server, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(site, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** The places that pages ask to be opened. */
async function openedPlaces(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ status: 204 });
  });
  return asked;
}

test('every view keeps nobody out, in light and dark, in each language, and is as wide as a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { width, height } = page.viewportSize() ?? phone;
  for (const view of [...VIEWS, '/search?q=torno']) {
    const at = (language: string) => `${OVERVIEW}${view}${view.includes('?') ? '&' : '?'}lang=${language}`;
    const response = await page.goto(at('es'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect.soft(await violations(page), view).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violations(page, { onlyContrast: true }), `${view}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(phone.width);
    await page.setViewportSize({ width, height });
    // In another language there are other words, in the same places.
    const inEnglish = await (await page.request.get(at('en'))).text();
    expect.soft(inEnglish, view).toMatch(/<html[^>]* lang="en"/);
    expect.soft(htmlProblems(inEnglish), `${view}, in English`).toEqual([]);
    expect.soft(elementsOf(inEnglish), view).toEqual(elementsOf((await response?.text()) ?? ''));
  }
});

/** The names of all elements of a document, in their order; a title of the map may take a line more. */
function elementsOf(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => name !== 'tspan');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to a text, and pressing its place opens the line', async ({ page }) => {
    const asked = await openedPlaces(page);
    await page.goto(OVERVIEW);
    await page.getByRole('searchbox').fill('PUERTA verde');
    await page.getByRole('button', { name: 'Buscar' }).click();
    const hit = page.locator('.hits li', { hasText: 'Detrás de la puerta verde' });
    await hit.getByRole('button').click();
    await expect.poll(() => asked.length).toBe(1);
    const [, file = '', line] = /^site\/(.*):(\d+):\d+$/.exec(asked[0] ?? '') ?? [];
    const lines = (await readFile(join(site, file), 'utf8')).split('\n');
    expect(lines[Number(line) - 1]).toContain('Detrás de la puerta verde');
    await expect(hit).toBeVisible();
  });

  test('a page of the map leads to what is known of it, and that to the page', async ({ page }) => {
    await page.goto(`${OVERVIEW}?lang=en`);
    await page.locator('a.node', { hasText: 'courses' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Linked from/ })).toBeVisible();
    await page.getByRole('link', { name: '/cursos', exact: true }).click();
    await expect(page).toHaveURL(/\/cursos$/);
  });
});

test('finds while somebody types, and leaves the cursor where it is', async ({ page }) => {
  await page.goto(`${OVERVIEW}/media`, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').pressSequentially('imprenta');
  await expect(page.locator('.hits mark').first()).toHaveText(/imprenta/i);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\/search\?lang=es&q=imprenta$/);
});

test('an edit shows, and so does what is known while something is wrong', async ({ page }) => {
  await page.goto(`${OVERVIEW}/pages`, { waitUntil: 'networkidle' });
  await edit('pages/studio.yaml', (text) => text.replace('El taller de Madrid', 'El taller de siempre'));
  await expect(page.getByRole('link', { name: 'El taller de siempre' })).toBeVisible();
  await edit('pages/contact.yaml', (text) => text.replace('type: hero', 'type: heroo'));
  await expect(page.locator('.notice')).toContainText('Hay errores en el contenido');
  await expect(page.getByRole('link', { name: 'El taller de siempre' })).toBeVisible();
  await page.locator('.notice').getByRole('link').click();
  await expect(page.locator('.problems').first()).toContainText('«heroo»');
  expect(await violations(page)).toEqual([]);
});
