import { expect, type Locator, type Page } from '@playwright/test';
import { consentOf } from '../../support/browser/consent';
import {
  desktop,
  expectPath,
  hydrated,
  isHydrated,
  isSameDocument,
  linkTo,
  markDocument,
  missingPath,
  openHydrated,
  pathOf,
  phone,
  scrollPosition,
  settled,
  shellOf,
  test,
  watchConsole,
} from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** A page without an interactive section. */
const staticPage = '/modulo-1-torno';

/** React elements carry a mark that no bundler can rename. */
const REACT_MARK = 'react.transitional.element';

/** Longer than an idle page puts anything off. */
const IDLE_MS = 2500;

/** Longer than React takes to lead to the hash of an address. */
const ARRIVAL_MS = 500;

test('a visit keeps a strict content security policy', async ({ page }) => {
  const said = watchConsole(page);
  await openHydrated(page, '/');
  await shellOf(page).dropdownLabel.click();
  await expect(shellOf(page).dropdownLinks.first()).toBeInViewport();
  for (const path of ['/cursos', '/servicios', '/blog', '/contacto', '/']) {
    await linkTo(shellOf(page).menu, path).click();
    await expectPath(page, path);
    await expect(linkTo(shellOf(page).menu, path)).toHaveAttribute('aria-current', 'page');
  }
  await shellOf(page).emailReveal.click();
  await expect(shellOf(page).footer.locator('a[href^="mailto:"]')).toBeVisible();
  expect(said).toEqual([]);
});

test('neither HTML nor props of a static section are in the inline data, nor is its code fetched', async ({ page }) => {
  const scripts = collectScripts(page);
  for (const path of ['/', '/contacto', '/torno-completo', '/modulo-1-torno']) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      const sections = await staticSections(page);
      expect(sections.length).toBeGreaterThan(0);
      for (const { data } of sections) {
        expect(data.html, data.id).toBe('');
        const props = Object.values(data).filter((value) => typeof value === 'object' || String(value).length > 40);
        expect(props, data.id).toEqual([]);
      }
      const code = (await Promise.all(scripts)).map(({ text }) => text).join('\n');
      expect(code).toContain(REACT_MARK);
      const classNames = sections.flatMap((section) => section.classNames);
      expect(classNames.length).toBeGreaterThan(0);
      expect(classNames.filter((name) => code.includes(name))).toEqual([]);
    });
  }
});

test('the code of static sections is not fetched for a client-side navigation, either', async ({ page }) => {
  const scripts = collectScripts(page);
  await openHydrated(page, '/cursos');
  await linkTo(page.locator('main'), '/torno-completo').first().click();
  await expectPath(page, '/torno-completo');
  await expect(page.locator('.section--faq')).toBeAttached();
  const code = (await Promise.all(scripts)).map(({ text }) => text).join('\n');
  expect(['accordion__item', 'procedure__', 'fact-sheet__'].filter((name) => code.includes(name))).toEqual([]);
});

test.describe('while the page is loading', () => {
  for (const [sign, act] of Object.entries({
    'pointing at a link': (page: Page) => linkTo(shellOf(page).menu, '/cursos').hover(),
    'focusing a link': (page: Page) => linkTo(shellOf(page).menu, '/cursos').focus(),
    'pointing at an interactive section': (page: Page) => page.locator('.section--people-carousel h2').hover(),
  })) {
    test(`React is not fetched until ${sign} makes it be fetched at once`, async ({ page }) => {
      const scripts = collectScripts(page);
      const finishLoading = await openUnfinished(page, '/');
      await page.mouse.move(2, 400);
      expect(await fetchedReact(scripts)).toBe(false);
      await act(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      expect(await fetchedReact(scripts)).toBe(true);
      finishLoading();
    });
  }

  test('a link that is clicked at once leads to its page', async ({ page }) => {
    const finishLoading = await openUnfinished(page, '/');
    await linkTo(page.locator('.section--hero'), '/cursos').click({ noWaitAfter: true });
    await expect.poll(() => pathOf(page)).toBe('/cursos');
    finishLoading();
  });
});

test('whoever has moved on before React is there is not brought back to the hash of the address', async ({ page }) => {
  const finishLoading = await openUnfinished(page, '/cursos#faq');
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(400);
  await page.mouse.wheel(0, -300);
  await settled(page);
  const position = await scrollPosition(page);
  finishLoading();
  await hydrated(page);
  await page.waitForTimeout(ARRIVAL_MS);
  expect(await scrollPosition(page)).toBe(position);
});

test.describe('on a page that has loaded', () => {
  for (const [state, paths] of Object.entries({
    undecided: [staticPage, '/politica-privacidad'],
    decided: [staticPage, '/blog'],
  })) {
    test(`${state}: static sections never make React be fetched, wherever the visitor goes`, async ({ page }) => {
      if (state === 'decided') await decide(page, { analytics: false });
      const scripts = collectScripts(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(consentOf(page).layer).toBeVisible({ visible: state === 'undecided' });
          for (const part of await page.locator('main > section, footer').all()) {
            await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
            await page.waitForTimeout(200);
          }
          await page.waitForTimeout(IDLE_MS);
          expect(await fetchedReact(scripts)).toBe(false);
        });
      }
    });
  }

  test('an interactive section makes it be fetched when it comes near, not before', async ({ page }) => {
    await page.goto('/torno-completo', { waitUntil: 'networkidle' });
    const section = page.locator('.section--testimonials');
    const scrollTo = (windows: number) =>
      section.evaluate((element, distance) => {
        const top = element.getBoundingClientRect().top + scrollY - innerHeight * (1 + distance);
        window.scrollTo({ top, behavior: 'instant' });
      }, windows);
    await scrollTo(0.7);
    await page.waitForTimeout(IDLE_MS);
    expect(await isHydrated(page)).toBe(false);
    await scrollTo(0.3);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('.testimonials__carousel')).toHaveClass(/carousel--ready/);
  });

  for (const [sign, act] of Object.entries({
    'pointing at a link': (link: Locator) => link.hover(),
    'focusing a link': (link: Locator) => link.focus(),
    'pressing on a link': (link: Locator) => link.dispatchEvent('pointerdown'),
  })) {
    test(`${sign} makes it be fetched, and the page that the link leads to`, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(staticPage, { waitUntil: 'networkidle' });
      expect(await isHydrated(page)).toBe(false);
      const link = linkTo(shellOf(page).menu, '/servicios');
      await act(link);
      await expect.poll(() => isHydrated(page)).toBe(true);
      if (sign !== 'pressing on a link') await expect.poll(() => fetched).toContain('/data/servicios.json');
      await markDocument(page);
      await link.click();
      await expectPath(page, '/servicios');
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('what is pressed before it is there happens once it is', async ({ page }) => {
    await page.goto(staticPage, { waitUntil: 'networkidle' });
    expect(await isHydrated(page)).toBe(false);
    // A press that nothing has announced, as assistive technology makes it.
    await shellOf(page).emailReveal.evaluate((button: HTMLElement) => button.click());
    await expect(shellOf(page).footer.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('the question of consent is answered', async ({ page }) => {
    await page.goto(staticPage, { waitUntil: 'networkidle' });
    const { layer, accept } = consentOf(page);
    await accept.click();
    await expect(layer).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(layer).toBeHidden();
    expect(await isHydrated(page)).toBe(false);
  });

  test('without React the advert is kept, and the bar with the calls steps aside for the hero', async ({ page }) => {
    await decide(page, { analytics: true, marketing: true });
    await page.setViewportSize(phone);
    await page.goto(`${staticPage}?gclid=abc`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => localStorage.getItem('gclid'))).toBe('abc');
    const bar = page.locator('.call-bar');
    await expect(bar).toBeHidden();
    await page.locator('.section--faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
  });

  for (const [offer, path] of Object.entries({
    'call to action': '/blog/barro-sin-torno',
    'page that is not there': missingPath,
  })) {
    test(`the bar with the calls steps aside for a ${offer}`, async ({ page }) => {
      await decide(page, {});
      await page.setViewportSize(phone);
      await page.goto(path);
      const bar = page.locator('.call-bar');
      await page
        .locator('main > section')
        .last()
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(page.locator('html')).toHaveAttribute('data-contact', 'in-view');
      await expect(bar).toBeHidden();
    });
  }

  test('going back over a document that was loaded anew shows the page of the address', async ({ page }) => {
    await openHydrated(page, staticPage);
    const title = await page.title();
    await linkTo(shellOf(page).menu, '/blog').click();
    await expectPath(page, '/blog');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await isHydrated(page)).toBe(false);
    await page.goBack();
    await expectPath(page, staticPage);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('.section--blog-index')).toHaveCount(0);
    await expect(page.locator('.section--faq')).toBeVisible();
  });
});

/** Has the visitor decided about the consent of the site before. */
async function decide(page: Page, choice: { analytics?: boolean; marketing?: boolean }): Promise<void> {
  const stored = { analytics: false, marketing: false, ...choice, version: 1, date: Date.now() };
  await page.addInitScript((text) => localStorage.setItem('consent', text), JSON.stringify(stored));
}

/** Opens a page, whose script has run, but which waits for a picture. Returns what lets the picture come. */
async function openUnfinished(page: Page, path: string): Promise<() => void> {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/held.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.route(
    (url) => url.pathname === path.split('#')[0],
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<img src="/held.svg" alt=""></body>');
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  return finish;
}

/** The texts of all scripts that are fetched from here on. */
function collectScripts(page: Page): Promise<{ path: string; text: string }>[] {
  const scripts: Promise<{ path: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    // A script that is cut off by the end of the page has no text.
    const text = response.text().catch(() => '');
    scripts.push(text.then((code) => ({ path, text: code })));
  });
  return scripts;
}

async function fetchedReact(scripts: readonly Promise<{ text: string }>[]): Promise<boolean> {
  return (await Promise.all(scripts)).some(({ text }) => text.includes(REACT_MARK));
}

interface InlineSection {
  readonly type: string;
  readonly id: string;
  /** Interactive sections have none. */
  readonly html?: string;
}

/** The static sections of the page: what the inline data has of each, and the names of its own style classes. */
function staticSections(page: Page): Promise<{ data: InlineSection; classNames: string[] }[]> {
  return page.evaluate(() => {
    const text = document.getElementById('page-data')?.textContent ?? '';
    const { sections } = (JSON.parse(text) as { page: { sections: InlineSection[] } }).page;
    return sections
      .filter((section) => section.html !== undefined)
      .map((data) => {
        const elements = document.getElementById(data.id)?.querySelectorAll(`[class*="${data.type}__"]`) ?? [];
        const names = [...elements].flatMap((element) => [...element.classList]);
        return { data, classNames: [...new Set(names.filter((name) => name.startsWith(`${data.type}__`)))] };
      });
  });
}
