/** Consent, attribution, tracking and maps: what is asked, what follows, and that nothing follows without it. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { consentOf } from '../../support/browser/consent';
import { formIn } from '../../support/browser/forms';
import {
  desktop,
  expectPath,
  hydrated,
  isHydrated,
  linkTo,
  openHydrated,
  phone,
  settled,
  shellOf,
  test,
} from '../../support/browser/pages';
import { inAllSettings } from '../../support/browser/policy';
import { everyContact } from '../../support/contacts';

const necessary = ['consent', 'language', 'language-redirect', 'scroll-positions', 'visitor-country'];
const search = 'https://search.example/results';
const ids = { tagManager: 'GTM-TEST', analytics: 'G-TEST', ads: 'AW-1' };
const windows = [phone, { width: 320, height: 568 }, { width: 844, height: 390 }].map((viewport) => ({
  name: `${viewport.width} × ${viewport.height}`,
  viewport,
}));
const tagScripts = ['/gtag/js?id=G-TEST', '/gtm.js?id=GTM-TEST'];

test.describe('the layer', () => {
  test('is there on arrival on a phone, stays until it is answered, and gives way to a form', async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/');
    const { layer, reject } = consentOf(page);
    await test.step('the focus is where it was', async () => {
      await expect(layer).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
    await test.step('accepting and rejecting are offered in the same way', () => expectSameOffer(page));
    await test.step('it stays wherever the visitor goes', () => expectToStay(page));
    await test.step('it steps aside while a form of the page is filled in, and for nothing else', async () => {
      const section = page.locator('.section--message-form');
      await section.locator('form input').first().focus();
      await expect(layer).toBeHidden();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(100);
      await expect(layer).toBeHidden();
      await section.locator('h2').click();
      await expect(layer).toBeVisible();
    });
    await test.step('it takes the place of the bar with the calls, which comes back', async () => {
      await page
        .locator('#Content .section')
        .nth(3)
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(page.locator('html')).toHaveAttribute('data-contact', 'away');
      await expect(page.locator('.call-bar')).toBeHidden();
      await reject.click();
      await expect(page.locator('.call-bar')).toBeVisible();
    });
  });

  test('leaves the page of a desktop usable, and speaks its language', async ({ page }) => {
    await page.setViewportSize(desktop);
    await openHydrated(page, '/');
    const { layer, accept } = consentOf(page);
    await expectSameOffer(page);
    await page.locator('.section--hero a[href="/cursos"]').click();
    await expectPath(page, '/cursos');
    await expect(layer).toBeVisible();
    await expect(accept).toHaveText('Aceptar todo');
    await shellOf(page).languageToggle.click();
    await expect(accept).toHaveText('Accept all');
  });

  test('stays on a page with a form of the provider, and steps aside while that is filled in', async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/contact');
    const { layer } = consentOf(page);
    await expectToStay(page);
    const { show, content } = formIn(page.locator('.section--form').first());
    await show.click();
    await expect(layer).toBeVisible();
    await content.locator('#name').click();
    await expect(layer).toBeHidden();
    await content.locator('#email').click();
    await expect(layer).toBeHidden();
    await page.locator('h1').click();
    await expect(layer).toBeVisible();
  });

  test('comes back after a click elsewhere, not in the midst of it', async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/');
    const { layer } = consentOf(page);
    await expect(layer).toBeVisible();
    await page.locator('.section--message-form input').first().focus();
    await expect(layer).toBeHidden();
    await settled(page);
    const link = linkTo(shellOf(page).footer, '/politica-privacidad');
    // Where the layer would be, once what is above has found its height.
    const distance = () => link.evaluate((part) => Math.round(part.getBoundingClientRect().top - innerHeight + 60));
    await expect(async () => {
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), await distance());
      await settled(page);
      expect(Math.abs(await distance())).toBe(0);
    }).toPass();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 15);
    await page.mouse.down();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expectPath(page, '/politica-privacidad');
    await expect(layer).toBeVisible();
  });

  test('leaves most of the window, and each part of a form can be brought above it', async ({ page }) => {
    const { layer, accept, reject } = consentOf(page);
    await page.setViewportSize(phone);
    await openHydrated(page, '/contacto');
    const { show, content, submit } = formIn(page.locator('.section--form').first());
    await show.click();
    await expect(submit).toBeVisible();
    for (const { name, viewport } of windows) {
      await test.step(`the form of the provider, ${name}`, async () => {
        await page.setViewportSize(viewport);
        await expect(layer).toBeVisible();
        await expect(accept).toBeInViewport({ ratio: 1 });
        await expect(reject).toBeInViewport({ ratio: 1 });
        expect((await layer.boundingBox())?.height).toBeLessThan(viewport.height / 2);
        await settled(page);
        const fields = await content.locator('input:visible, textarea, button').all();
        expect(await beneathLayer(page, fields)).toEqual([]);
      });
    }

    await openHydrated(page, '/');
    for (const { name, viewport } of windows) {
      await test.step(`a form of the site, ${name}`, async () => {
        await page.setViewportSize(viewport);
        await expect(layer).toBeVisible();
        await settled(page);
        const own = await page.locator('.section--message-form form :is(input, textarea, button)').all();
        expect(await beneathLayer(page, own)).toEqual([]);
      });
    }
  });
});

test('without consent nobody else is asked, nothing is stored but what is necessary, and a refusal holds', async ({
  page,
}) => {
  const asked = await withTags(page);
  const { layer, reject, change } = consentOf(page);
  const expectNothingFollows = async (to: string) => {
    await page
      .locator(`header a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expectPath(page, to);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect((await storedKeys(page)).filter((key) => !necessary.includes(key))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect((await dataLayer(page)).map(([name, action]) => [name, action])).not.toContainEqual([
      'js',
      expect.anything(),
    ]);
  };
  await page.goto('/cursos?gclid=abc', { referer: search });
  await hydrated(page);
  await expect(layer).toBeVisible();
  await test.step('before a choice', () => expectNothingFollows('/contacto'));
  await page.goBack();
  await expectPath(page, '/cursos?gclid=abc');
  await reject.click();
  await expect(layer).toBeHidden();
  await test.step('after a refusal', () => expectNothingFollows('/contacto'));
  await test.step('it is not asked again, and the footer still offers the choice', async () => {
    await page.reload();
    await hydrated(page);
    await expect(change).toBeVisible();
    await expect(layer).toBeHidden();
  });
});

test.describe('with consent', () => {
  test('each tag is loaded once, told that all is denied before what is granted; the next document does not ask', async ({
    page,
  }) => {
    const asked = await withTags(page);
    await openHydrated(page, '/');
    await consentOf(page).accept.click();
    await expect.poll(() => [...asked].sort()).toEqual(tagScripts);
    await page.locator('.section--hero a[href="/cursos"]').click();
    await expectPath(page, '/cursos');
    await page.waitForLoadState('networkidle');
    expect([...asked].sort()).toEqual(tagScripts);
    const consent = (await dataLayer(page)).filter(([name]) => name === 'consent');
    expect(consent.map(([, action, signals]) => [action, new Set(Object.values(signals as object))])).toEqual([
      ['default', new Set(['denied', 500])],
      ['update', new Set(['granted'])],
    ]);
    expect((await dataLayer(page))[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    const react: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/hydrate-') && react.push(request.url()));
    await page.goto('/modulo-1-torno');
    await expect.poll(() => asked.length).toBe(4);
    expect(await isHydrated(page)).toBe(false);
    expect(react).toEqual([]);
    await expect(consentOf(page).layer).toBeHidden();
  });

  test('analytics alone loads neither ads nor keeps where the visitor comes from', async ({ page }) => {
    const asked = await withTags(page);
    await page.goto('/?gclid=abc', { referer: search });
    await hydrated(page);
    await consentOf(page).choose.click();
    await consentOf(page).settings.locator('[name="analytics"]').check();
    await consentOf(page).save.click();
    await expect.poll(() => [...asked].sort()).toEqual(tagScripts);
    const configured = (await dataLayer(page)).filter(([name]) => name === 'config').map(([, id]) => id);
    expect(configured).toEqual(['G-TEST']);
    expect(await kept(page)).toEqual([null, null]);
  });

  for (const [way, from, to] of [
    ['an old address', '/home2?gclid=abc', '/?gclid=abc'],
    ['the address of the other language', '/cursos?gclid=abc&lang=en', '/courses?gclid=abc'],
  ] as const) {
    test(`advert and referrer are kept, having come by ${way}`, async ({ page }) => {
      await page.goto(from, { referer: search });
      await hydrated(page);
      await expectPath(page, to);
      await consentOf(page).accept.click();
      await expect.poll(() => kept(page)).toEqual(['abc', search]);
    });
  }

  test('advert and referrer are kept until the settings of the footer withdraw it, which removes everything and stops the tags', async ({
    page,
    baseURL,
  }) => {
    const asked = await withTags(page);
    await page.goto('/?gclid=abc', { referer: search });
    await hydrated(page);
    await expectPath(page, '/?gclid=abc');
    await consentOf(page).accept.click();
    await expect.poll(() => kept(page)).toEqual(['abc', search]);
    await expect.poll(() => asked.length).toBe(2);
    const names = ['_ga', '_ga_TEST', '_gid', '_gcl_au', 'own'];
    await page.context().addCookies(names.map((name) => ({ name, value: '1', url: baseURL ?? '' })));

    await consentOf(page).change.click();
    await expect(consentOf(page).settings.locator('[name="marketing"]')).toBeChecked();
    const reloaded = page.waitForEvent('domcontentloaded');
    await consentOf(page).settings.locator('[name="analytics"]').uncheck();
    await consentOf(page).settings.locator('[name="marketing"]').uncheck();
    await consentOf(page).save.click();
    await reloaded;
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(await kept(page)).toEqual([null, null]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['own']);
    expect(asked.length).toBe(2);
    await expect(consentOf(page).layer).toBeHidden();
  });

  test('a blocked storage is no reason to fail: the choice holds for the document', async ({ page }) => {
    await blockStorage(page.context());
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    const asked = await withTags(page);
    await openHydrated(page, '/?gclid=abc');
    await consentOf(page).accept.click();
    await expect(consentOf(page).layer).toBeHidden();
    await expect.poll(() => [...asked].sort()).toEqual(tagScripts);
    expect(failures).toEqual([]);
  });

  test('the country is looked up after it, where the settings say so', async ({ page }) => {
    const lookups: string[] = [];
    page.on('request', (request) => request.url().includes('ipapi') && lookups.push(request.url()));
    await inAllSettings(page, everyContact, (text) =>
      text.replace('"geolocation":"onLoad"', '"geolocation":"afterConsent"'),
    );
    await page.addInitScript(() => sessionStorage.clear());
    await openHydrated(page, '/');
    await expect(consentOf(page).layer).toBeVisible();
    expect(lookups).toEqual([]);
    await consentOf(page).accept.click();
    await expect.poll(() => lookups.length).toBe(1);
  });
});

test('by keyboard: the layer comes after the skip link, and each way out of it leaves the focus in its place', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const { layer, reject, choose, settings, change, save } = consentOf(page);
  await expect(layer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(layer.locator('a').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(reject).toBeFocused();

  await test.step('Escape leaves the settings without a decision, and the focus returns to what opened them', async () => {
    await choose.press('Enter');
    await expect(settings).toBeVisible();
    expect(await settings.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(choose).toBeFocused();
    await expect(layer).toBeVisible();
    expect(await storedKeys(page)).not.toContain('consent');
  });

  await test.step('a decision leaves the focus in the content', async () => {
    await reject.press('Enter');
    await expect(layer).toBeHidden();
    await expect(shellOf(page).content).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Decisión guardada' })).toHaveCount(1);
  });

  await test.step('a category is chosen with the space bar; the focus returns to the footer', async () => {
    await change.press('Enter');
    await settings.locator('[name="marketing"]').press('Space');
    await save.press('Enter');
    await expect(settings).toBeHidden();
    await expect(change).toBeFocused();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''))).toMatchObject({
      analytics: false,
      marketing: true,
    });
  });
});

test.describe('the page of thanks', () => {
  const arrival = [['form_submission_success'], ['event', 'generate_lead'], ['event', 'conversion']];

  test('a fresh arrival is three events, the conversion worth 15 euros; reloading it and coming back to it are none', async ({
    page,
  }) => {
    await openHydrated(page, '/exito');
    await expectPath(page, '/success');
    expect((await events(page)).map(firstTwo)).toEqual(arrival);
    expect((await events(page))[2]?.[2]).toMatchObject({ value: 15, currency: 'EUR' });

    await page.reload();
    await hydrated(page);
    expect(await events(page)).toEqual([]);
    await page.goto('/cursos');
    await page.goBack();
    await hydrated(page);
    expect(await events(page)).toEqual([]);
  });

  test('an arrival without a new document counts once, however the language changes and the visitor returns', async ({
    page,
  }) => {
    await openHydrated(page, '/cursos');
    await followLink(page, '/exito');
    await expectPath(page, '/success');
    await expect.poll(async () => (await events(page)).map(firstTwo)).toEqual(arrival);
    await shellOf(page).languageToggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page).toHaveURL(/cursos|courses/);
    await page.goForward();
    await expectPath(page, '/success');
    await expect(page.locator('main')).toContainText('Message sent');
    expect(await events(page)).toHaveLength(3);
  });

  test('something odd in the place of the data layer harms nobody', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { dataLayer: 'odd' }));
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await openHydrated(page, '/success');
    expect((await events(page)).map(firstTwo)).toEqual(arrival);
    expect(failures).toEqual([]);
  });
});

test('a map is fetched when it is asked for, says from whom, and takes the focus', async ({ page }) => {
  const asked: URL[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await openHydrated(page, '/contacto');
  const card = page.locator('.location-card').first();
  await expect(card).toContainText('www.openstreetmap.org');
  await expect(card.locator('a[href*="openstreetmap.org"]')).toBeVisible();
  expect(asked).toEqual([]);
  await card.locator('.location-map button').click();
  await expect(card.locator('.location-map')).toBeFocused();
  await expect(card.locator('iframe')).toHaveAttribute('title', /Madrid/);
  await expect.poll(() => asked.map(({ pathname }) => pathname)).toEqual(['/export/embed.html']);
  await expect(card.locator('a[href*="openstreetmap.org"]')).toBeVisible();
});

/** Serves the site with ids of tags, and plays the vendor. Returns what it is asked, as path and query. */
async function withTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const pairs = Object.entries(ids);
  await inAllSettings(page, everyContact, (text) =>
    pairs.reduce((changed, [key, id]) => changed.replace(`"${key}":""`, `"${key}":"${id}"`), text),
  );
  await page.route(/googletagmanager\.com/, (route) => {
    const { pathname, search: query } = new URL(route.request().url());
    asked.push(pathname + query);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

/** The entries of the data layer as lists: of an event its name, of a command its parts. */
async function dataLayer(page: Page): Promise<unknown[][]> {
  const text = await page.evaluate(() => {
    const { dataLayer: layer = [] } = window as unknown as { dataLayer?: unknown[] };
    const lists = layer.map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return isCommand ? Array.from(entry as ArrayLike<unknown>) : [(entry as { event?: string }).event];
    });
    return JSON.stringify(lists);
  });
  return JSON.parse(text) as unknown[][];
}

/** The same without what is said of consent. */
async function events(page: Page): Promise<unknown[][]> {
  return (await dataLayer(page)).filter(([name]) => name !== 'consent');
}

function firstTwo(entry: unknown[]): unknown[] {
  return entry.slice(0, 2);
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

function kept(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('gclid'), sessionStorage.getItem('origin-referrer')]);
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.locator('main').evaluate((main, href) => {
    const link = main.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
  }, path);
}

async function expectSameOffer(page: Page): Promise<void> {
  const { accept, reject } = consentOf(page);
  const [one, other] = [await accept.boundingBox(), await reject.boundingBox()];
  expect([one?.y, one?.height]).toEqual([other?.y, other?.height]);
  expect(Math.abs((one?.width ?? 0) - (other?.width ?? 99))).toBeLessThanOrEqual(1);
  expect(await looks(page, 'accept')).toEqual(await looks(page, 'reject'));
}

async function expectToStay(page: Page): Promise<void> {
  const { layer, reject } = consentOf(page);
  const form = page.locator('.section--form, .section--message-form').first();
  for (const place of [page.locator('h1'), form, shellOf(page).footer]) {
    await place.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await expect(layer).toBeVisible();
    await expect(reject).toBeInViewport({ ratio: 1 });
  }
}

function looks(page: Page, part: 'accept' | 'reject'): Promise<string[]> {
  return consentOf(page)[part].evaluate((button) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
    return [color, backgroundColor, borderColor, fontSize, fontWeight];
  });
}

/** Scrolls to one part of a form after the other: which cannot be brought between the header and the layer. */
async function beneathLayer(page: Page, parts: readonly Locator[]): Promise<string[]> {
  const covered: string[] = [];
  for (const part of parts) {
    const header = await shellOf(page).header.boundingBox();
    const free = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
    const top = (await part.boundingBox())?.y ?? 0;
    await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), top - free - 4);
    const [box, layer] = [await part.boundingBox(), await consentOf(page).layer.boundingBox()];
    const isFree = box && layer && box.y >= free && box.y + box.height <= layer.y;
    if (!isFree) covered.push(await part.evaluate((element) => element.outerHTML));
  }
  return covered;
}
