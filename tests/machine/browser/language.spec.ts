import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openHydrated, pathOf } from '../../support/browser/pages';

const LOOKUP = 'https://ipapi.co/json/';

type Answer = string | 'failed' | 'slow' | 'garbage' | 'limited';

/** Plays the geolocation service; gives how often it was asked. */
async function playLookup(context: BrowserContext, answer: Answer): Promise<() => number> {
  let asked = 0;
  await context.unroute(LOOKUP);
  await context.route(LOOKUP, async (route) => {
    asked += 1;
    const headers = { 'access-control-allow-origin': '*' };
    if (answer === 'failed') await route.abort();
    else if (answer === 'garbage') await route.fulfill({ headers, body: '<html>' });
    else if (answer === 'limited') await route.fulfill({ headers, status: 429, json: { error: true } });
    else if (answer !== 'slow') await route.fulfill({ headers, json: { country: answer } });
  });
  return () => asked;
}

async function storeLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((value) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', value);
  }, language);
}

/** Makes the visitor one who has never been here, or has chosen a language and nothing else. */
async function arriveAnew(page: Page, language: string | undefined): Promise<void> {
  // A document without scripts.
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    sessionStorage.clear();
    localStorage.clear();
    if (value !== undefined) localStorage.setItem('language', value);
  }, language);
}

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const visitorFrom = (page: Page) => page.evaluate(() => document.documentElement.dataset.visitorFrom);

interface Row {
  readonly stored?: string;
  readonly lookup: Answer;
  readonly open: string;
  readonly arrive: string;
  readonly language: 'es' | 'en';
  /** What is kept afterwards; null for nothing. */
  readonly kept: string | null;
  readonly from: 'home' | 'abroad';
}

/** The rows that only a browser can tell; every combination is in tests/machine/shared/language-choice.test.ts. */
const rows: readonly Row[] = [
  { lookup: 'DE', open: '/', arrive: '/', language: 'en', kept: 'en', from: 'abroad' },
  { lookup: 'DE', open: '/blog', arrive: '/blog', language: 'en', kept: 'en', from: 'abroad' },
  { lookup: 'failed', open: '/', arrive: '/', language: 'es', kept: null, from: 'home' },
  { lookup: 'limited', open: '/', arrive: '/', language: 'es', kept: null, from: 'home' },
  { lookup: 'garbage', open: '/', arrive: '/', language: 'es', kept: null, from: 'home' },
  { lookup: 'slow', open: '/', arrive: '/', language: 'es', kept: null, from: 'home' },
  { lookup: 'DE', open: '/cursos', arrive: '/cursos', language: 'es', kept: null, from: 'abroad' },
  { lookup: 'ES', open: '/courses', arrive: '/courses', language: 'en', kept: null, from: 'home' },
  { stored: 'en', lookup: 'ES', open: '/', arrive: '/', language: 'en', kept: 'en', from: 'home' },
  {
    stored: 'en',
    lookup: 'ES',
    open: '/cursos?gclid=1#faq',
    arrive: '/courses?gclid=1#faq',
    language: 'en',
    kept: 'en',
    from: 'home',
  },
  { stored: 'es', lookup: 'DE', open: '/en', arrive: '/', language: 'es', kept: 'es', from: 'abroad' },
  { stored: 'es', lookup: 'ES', open: '/?lang=en&a=1', arrive: '/?a=1', language: 'en', kept: 'en', from: 'home' },
  {
    lookup: 'ES',
    open: '/bloque-1?gclid=7#faq',
    arrive: '/modulo-1-torno?gclid=7#faq',
    language: 'es',
    kept: 'es',
    from: 'home',
  },
  { lookup: 'ES', open: '/Cursos/?a=1', arrive: '/cursos?a=1', language: 'es', kept: null, from: 'home' },
  {
    stored: 'en',
    lookup: 'ES',
    open: '/no-such-page',
    arrive: '/no-such-page',
    language: 'en',
    kept: 'en',
    from: 'home',
  },
];

test('the language, its address and what is kept follow from what is stored, asked for and looked up', async ({
  context,
  page,
}) => {
  const soft = expect.configure({ soft: true });
  for (const { stored, lookup, open, arrive, language, kept, from } of rows) {
    const row = `stored ${stored ?? 'nothing'}, lookup ${lookup}, ${open}`;
    await test.step(row, async () => {
      await arriveAnew(page, stored);
      const asked = await playLookup(context, lookup);
      await page.goto(open);
      await soft.poll(asked, row).toBe(1);
      await soft(page.locator('html'), row).toHaveAttribute('lang', language);
      await soft.poll(() => pathOf(page), row).toBe(arrive);
      await soft.poll(() => visitorFrom(page), row).toBe(from);
      await soft.poll(() => storedLanguage(page), row).toBe(kept ?? stored ?? null);
      soft(asked(), row).toBe(1);
    });
  }
});

test('the lookup is asked once a visit, over several documents', async ({ context, page }) => {
  const asked = await playLookup(context, 'DE');
  await page.goto('/cursos');
  await expect.poll(() => visitorFrom(page)).toBe('abroad');
  await page.goto('/servicios');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(asked()).toBe(1);
});

test('a stored-English visitor never sees Spanish on a shared path, and nothing shifts', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await storeLanguage(context, 'en');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(document.documentElement.lang);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['en']));
});

test('a crawler sees every address in its own language, and is not looked up', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const asked = await playLookup(context, 'US');
  const page = await context.newPage();
  for (const [path, language] of [
    ['/', 'es'],
    ['/cursos', 'es'],
    ['/courses', 'en'],
    ['/en', 'en'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(asked()).toBe(0);
  await context.close();
});

test.describe('where storage is blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
  });

  test('the page works, and the toggle holds as long as the document', async ({ context, page }) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(String(error)));
    await playLookup(context, 'ES');
    await page.goto('/');
    await page.locator('.site-header__language').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => visitorFrom(page)).toBe('home');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('.site-header').getByRole('link', { name: 'Courses' }).click();
    await expect.poll(() => pathOf(page)).toBe('/courses');
    expect(said).toEqual([]);
  });
});

test('back and forward keep the language and its address', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await page.goto('/cursos');
  await page.locator('.site-header').getByRole('link', { name: 'Servicios' }).click();
  await expect.poll(() => pathOf(page)).toBe('/servicios');
  await page.locator('.site-header__language').click();
  await expect.poll(() => pathOf(page)).toBe('/services');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/courses');
  await page.goForward();
  await expect.poll(() => pathOf(page)).toBe('/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a target that is no page is warned of, and leads home', async ({ context, page }) => {
  await playLookup(context, 'ES');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/data/courses.json', (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/cursos?gclid=1');
  await page.locator('.site-header__language').click();
  await expect.poll(() => pathOf(page)).toBe('/en?gclid=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(warnings).toContainEqual(expect.stringContaining('/courses is no page'));
});

test('a target that cannot be fetched is where the visitor is told so', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await page.route('**/data/courses.json', (route) => route.abort());
  await openHydrated(page, '/cursos');
  await page.locator('.site-header__language').click();
  await expect.poll(() => pathOf(page)).toBe('/courses');
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the toggle pressed before the page is hydrated', () => {
  test.beforeEach(async ({ context, page }) => {
    await playLookup(context, 'ES');
    await page.route('**/assets/entry*', (route) => route.abort());
    await page.goto('/contacto');
  });

  for (const [open, arrive] of [
    ['/cursos?gclid=1#faq', '/courses?gclid=1#faq'],
    // As after it: on a shared path the language changes in place (decision N8).
    ['/?gclid=1#faq', '/?gclid=1#faq'],
  ] as const) {
    test(`puts ${arrive} in the place of ${open}`, async ({ page }) => {
      await page.goto(open);
      await page.locator('.site-header__language').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => pathOf(page)).toBe(arrive);
      expect(await storedLanguage(page)).toBe('en');
      await page.goBack();
      await expect(page).toHaveURL(/contact/);
    });
  }
});

test('what is stored is what is shown, however often the toggle is pressed', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await openHydrated(page, '/');
  for (const language of ['en', 'es', 'en', 'es', 'en']) {
    await page.locator('.site-header__language').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await storedLanguage(page)).toBe(language);
  }
});

test('a page that the browser brings back as it was follows the language chosen since', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await openHydrated(page, '/cursos');
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => pathOf(page)).toBe('/courses');
});

test('a preference made in one tab counts in the other', async ({ context, page }) => {
  await playLookup(context, 'ES');
  await page.goto('/');
  await expect.poll(() => storedLanguage(page)).toBe('es');
  const other = await context.newPage();
  await other.goto('/cursos');
  await other.locator('.site-header__language').click();
  await expect.poll(() => pathOf(other)).toBe('/courses');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the toggle is a link to the other language without script', async ({ request }) => {
  const html = await (await request.get('/cursos')).text();
  const toggle = html.match(/<a [^>]*site-header__language[^>]*>/)?.[0] ?? '';
  for (const attribute of ['href="/courses"', 'lang="en"', 'hreflang="en"']) {
    expect(toggle.toLowerCase().split(/[\s>]+/)).toContain(attribute);
  }
  expect((await request.get('/courses', { maxRedirects: 0 })).status()).toBe(200);
});

test('what depends on the visitor follows the lookup and is Spanish without it', async ({ context, page }) => {
  await playLookup(context, 'DE');
  await page.goto('/cursos');
  await expect(page.locator('[data-visitor="abroad"]').first()).toBeVisible();
  await expect(page.locator('section[data-visitor="home"]')).toBeHidden();
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await playLookup(context, 'failed');
  await page.goto('/cursos');
  await expect(page.locator('section[data-visitor="home"]')).toBeVisible();
  await expect(page.locator('[data-visitor="abroad"]').first()).toBeHidden();
});
