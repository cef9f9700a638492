import { expect, type Locator, type Page } from '@playwright/test';
import {
  desktop,
  expectPath,
  hydrated,
  isHydrated,
  isSameDocument,
  linkTo,
  markDocument,
  openHydrated,
  pathOf,
  scrollPosition,
  settled,
  shellOf,
  test,
  titleOf,
  watchConsole,
} from '../../support/browser/pages';

test.use({ viewport: desktop });

/** A page with a link to a hash of its own. */
const hashPage = '/cursos';
const post = '/blog/cuanto-cuesta-un-torno';
/** Something that only its section's style puts in a row. */
const CATALOGUE_BAR = '.course-catalogue__bar';

test('links show the next page without loading a document', async ({ page, request }) => {
  for (const { from, ways } of [
    {
      from: '/',
      ways: [
        ['a static section', '/cursos', linkTo(page.locator('.section--hero'), '/cursos')],
        ['an interactive section', '/iniciacion', catalogueLink(page)],
        ['the footer', '/politica-privacidad', footerLink(page, '/politica-privacidad')],
        ['the header', '/blog', linkTo(shellOf(page).menu, '/blog')],
      ],
    },
    { from: '/en', ways: [['the header, in English', '/services', linkTo(shellOf(page).menu, '/services')]] },
  ] as const) {
    await openHydrated(page, from);
    await markDocument(page);
    for (const [place, to, link] of ways) {
      await test.step(`a link in ${place}`, async () => {
        const title = await titleOf(request, to);

        await link.click();

        await expectPath(page, to);
        await expect(page).toHaveTitle(title);
        await expect(shellOf(page).content).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
        expect(await isSameDocument(page)).toBe(true);
      });
    }
    // The next document is shown in the language of its address.
    await page.evaluate(() => localStorage.clear());
  }
});

test('a navigation shows what the document of the page shows, and tells others the same of it', async ({ page }) => {
  await page.goto('/blog');
  const expectedTags = await headTags(page);
  await hydrated(page);
  const expectedTexts = await page.locator('main').allInnerTexts();
  await openHydrated(page, '/');
  await linkTo(shellOf(page).menu, '/blog').click();
  await expectPath(page, '/blog');
  await expect.poll(() => headTags(page)).toEqual(expectedTags);
  await expect.poll(() => page.locator('main').allInnerTexts()).toEqual(expectedTexts);
});

test('so does the language of a page that is read in place', async ({ page }) => {
  await page.goto('/en/blog');
  const expected = await headTags(page);
  await page.goto('/blog?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => headTags(page)).toEqual(expected);
});

test('a navigation tells others nothing of a page of which that cannot be fetched', async ({ page }) => {
  await page.route('**/*.tags.json', (route) => route.abort());
  await openHydrated(page, '/');
  await linkTo(shellOf(page).menu, '/blog').click();
  await expectPath(page, '/blog');
  await expect(page.locator('head :is([rel="canonical"], [property="og:url"])')).toHaveCount(0);
});

test('a page that is not indexed leaves neither noindex nor hreflang behind or ahead', async ({ page }) => {
  await page.goto('/cursos');
  const expected = await headTags(page);
  await openHydrated(page, '/success');
  await markDocument(page);
  await linkTo(shellOf(page).menu, '/cursos').click();
  await expectPath(page, '/cursos');
  await expect.poll(() => headTags(page)).toEqual(expected);
  expect(await isSameDocument(page)).toBe(true);
});

test('the sections of a next page have their styles from the first moment, each fetched once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()));
  await openHydrated(page, '/blog');
  expect(fetched).toHaveLength(1);
  await markDocument(page);
  await noteDisplay(page, CATALOGUE_BAR);
  for (const path of ['/cursos', '/blog', '/cursos']) {
    await linkTo(shellOf(page).menu, path).click();
    await expectPath(page, path);
  }
  await expect(page.locator(CATALOGUE_BAR)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(fetched.length).toBeGreaterThan(1);
  expect(new Set(fetched).size).toBe(fetched.length);
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);

  fetched.length = 0;
  await page.goto('/cursos');
  expect(fetched).toHaveLength(1);
  const served = await page.locator(CATALOGUE_BAR).evaluate((bar) => getComputedStyle(bar).display);
  expect(served).not.toBe('block');
  expect(new Set(noted)).toEqual(new Set([served]));
});

test('back and forward show the pages again, from where the visitor was, without loading a document', async ({
  page,
  request,
}) => {
  const { menu, footer } = shellOf(page);
  await openHydrated(page, '/');
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await linkTo(menu, '/cursos').click();
  await expectPath(page, '/cursos');
  await expect(page).toHaveTitle(await titleOf(request, '/cursos'));
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await test.step('back, over a link to the page that is shown, which adds nothing to the history', async () => {
    await linkTo(menu, '/cursos').click();
    await page.goBack();
    await expectPath(page, '/');
    await expect(page).toHaveTitle(await titleOf(request, '/'));
    await expect.poll(() => scrollPosition(page)).toBe(1500);
  });
  await test.step('forward', async () => {
    await page.goForward();
    await expectPath(page, '/cursos');
    await expect(page).toHaveTitle(await titleOf(request, '/cursos'));
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step('back over a document that was loaded anew', async () => {
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectPath(page, '/');
    await expect.poll(() => scrollPosition(page)).toBe(1500);
  });
  await test.step('a new page is shown from its top', async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1500);
    await footerLink(page, '/politica-privacidad').click();
    await expectPath(page, '/politica-privacidad');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

test('back returns there too for whoever had scrolled before React was there', async ({ page }) => {
  await page.goto('/blog');
  const link = linkTo(page.locator('main'), '/blog/primeras-piezas').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  expect(await isHydrated(page)).toBe(false);
  await hydrated(page);
  await link.click();
  await expectPath(page, '/blog/primeras-piezas');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expectPath(page, '/blog');
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

for (const [moment, script] of Object.entries({
  'the script of the page has run': '**/assets/start-*.js',
  'React is there': '**/assets/hydrate-*.js',
})) {
  test(`back from a page that was loaded anew shows the page before, also before ${moment}`, async ({
    page,
    request,
  }) => {
    const said = watchConsole(page);
    await openHydrated(page, '/cursos');
    await linkTo(shellOf(page).menu, '/blog').click();
    await expectPath(page, '/blog');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = false;
    await page.route(script, async (route) => {
      isAsked = true;
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(async () => {
      // Whoever points at a link asks for React.
      await page.locator('.skip-link').dispatchEvent('pointerover');
      expect(isAsked).toBe(true);
    }).toPass();
    await page.evaluate(() => history.back());
    await expectPath(page, '/cursos');
    release();
    await expect(page).toHaveTitle(await titleOf(request, '/cursos'));
    await expect(page.locator('.section--course-catalogue')).toBeAttached();
    expect(said).toEqual([]);
  });
}

test('the menu says where the visitor is, below an entry of it too', async ({ page }) => {
  await page.goto('/blog');
  await expect(shellOf(page).menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/blog');
  await page.goto('/blog/primeras-piezas');
  await expect(shellOf(page).menu.locator('[aria-current]')).toHaveCount(1);
  await expect(shellOf(page).menu.locator('[aria-current="true"]')).toHaveAttribute('href', '/blog');
});

test('pointing at a link fetches the data of its page, once; another tab is left to the browser', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openHydrated(page, '/');
  const link = linkTo(shellOf(page).menu, '/servicios');

  await link.hover();
  await expect.poll(() => fetched).toContain('/data/servicios.json');
  expect(pathOf(page)).toBe('/');

  await test.step('another tab', async () => {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expectPath(await opened, '/servicios');
    expect(pathOf(page)).toBe('/');
    await (await opened).close();
  });

  await link.click();
  await expectPath(page, '/servicios');
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(fetched.filter((path) => path === '/data/servicios.json')).toHaveLength(1);
});

test('a redirecting address replaces itself in the history; one that does not exist shows the not-found page', async ({
  page,
  request,
}) => {
  const { menu } = shellOf(page);
  const leadTo = async (from: string, to: string) => {
    await linkTo(menu, from).evaluate((link, href) => link.setAttribute('href', href), to);
    await linkTo(menu, to).click();
  };
  await openHydrated(page, '/cursos');
  await markDocument(page);
  await leadTo('/servicios', '/exito');
  await expectPath(page, '/success');
  await page.goBack();
  await expectPath(page, '/cursos');
  expect(await isSameDocument(page)).toBe(true);

  await leadTo('/exito', '/no-such-page');
  await expect(page).toHaveTitle(await titleOf(request, '/not-found'));
  await expectPath(page, '/no-such-page');
});

test('the file of an address leads to the address, where the language can be changed', async ({ page }) => {
  for (const [file, address, other] of [
    ['/cursos.html?a=1#faq', '/cursos?a=1#faq', '/courses?a=1#faq'],
    ['/blog.html', '/blog', '/blog'],
    ['/en/blog.html', '/en/blog', '/blog'],
  ] as const) {
    await test.step(file, async () => {
      await page.goto(file);
      await expectPath(page, address);
      await hydrated(page);
      const language = await page.locator('html').getAttribute('lang');
      await shellOf(page).languageToggle.click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language ?? '');
      await expectPath(page, other);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.section--not-found')).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('a hash is shown at its target, which the header does not cover, by a link and by its address', async ({
  page,
}) => {
  await openHydrated(page, hashPage);
  const link = hashLink(page);
  const id = await hashOf(link);
  await link.click();
  await expectPath(page, `${hashPage}#${id}`);
  await expectInViewBelowHeader(page, id);

  await test.step('removing the hash scrolls to the top', async () => {
    await linkTo(shellOf(page).menu, hashPage).click();
    await expectPath(page, hashPage);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
  await test.step('an address with a hash', async () => {
    await page.goto('/');
    await openHydrated(page, `${hashPage}#${id}`);
    await expectInViewBelowHeader(page, id);
  });
});

test('a link to a hash of another page shows that page at its target', async ({ page }) => {
  await openHydrated(page, '/blog/primeras-piezas');
  const link = page.locator('main a[href^="/"][href*="#"]:not([data-form])').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectPath(page, target);
  await expectInViewBelowHeader(page, target.split('#')[1] ?? '');
});

test.describe('motion', () => {
  /** All positions that a click on the hash link of the page passes through. */
  async function positionsOfScrolling(page: Page): Promise<number[]> {
    await openHydrated(page, hashPage);
    await hashLink(page).scrollIntoViewIfNeeded();
    const id = await hashOf(hashLink(page));
    // Far from the target, so that gliding there takes more than one frame.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const positions = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(Math.round(scrollY)));
      return seen;
    });
    await hashLink(page).evaluate((link) => (link as HTMLElement).click());
    await expectInViewBelowHeader(page, id);
    return [...new Set(await positions.jsonValue())].filter((position) => position > 0);
  }

  test('a hash link glides to its target', async ({ page }) => {
    expect((await positionsOfScrolling(page)).length).toBeGreaterThan(1);
  });

  test('a hash link jumps to its target for whoever wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await positionsOfScrolling(page)).toHaveLength(1);
  });

  test('nothing moves by itself for whoever wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
    expect(endless).toEqual([]);
  });
});

test('the language toggle shows the counterpart of a page and leads back', async ({ page, request }) => {
  const { languageToggle, menu } = shellOf(page);
  for (const { kind, path, counterpart, arrive, entry } of [
    {
      kind: 'a page with two addresses',
      path: '/cursos',
      counterpart: '/courses',
      arrive: '/courses',
      entry: '/services',
    },
    {
      kind: 'an English page with two addresses',
      path: '/contact',
      counterpart: '/contacto',
      arrive: '/contacto',
      entry: '/servicios',
    },
    {
      kind: 'a page with one address',
      path: '/blog',
      counterpart: '/en/blog',
      arrive: '/blog',
      entry: '/services',
    },
    {
      kind: 'an English address of a shared one',
      path: '/en/modulo-1-torno',
      counterpart: '/modulo-1-torno',
      arrive: '/modulo-1-torno',
      entry: '/servicios',
    },
    { kind: 'a post', path: post, counterpart: `/en${post}`, arrive: post, entry: '/services' },
  ]) {
    await test.step(kind, async () => {
      await openHydrated(page, path);
      const language = (await page.locator('html').getAttribute('lang')) ?? '';
      const other = language === 'es' ? 'en' : 'es';
      const title = await page.title();
      await markDocument(page);

      await languageToggle.click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page).toHaveTitle(await titleOf(request, counterpart));
      await expectPath(page, arrive);
      await expect(linkTo(menu, entry)).toBeVisible();

      await languageToggle.click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(title);
      await expectPath(page, path);
      expect(await isSameDocument(page)).toBe(true);
      // The next document is shown in the language of its address.
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('links to other sites open another tab, which learns nothing of this one', async ({ page }) => {
  await page.goto('/taller');
  for (const part of ['header', 'footer', 'main']) {
    const links = page.locator(`${part} a[href^="http"]`);
    await expect(links, part).not.toHaveCount(0);
    for (const link of await links.all()) {
      await expect.soft(link, part).toHaveAttribute('target', '_blank');
      await expect.soft(link, part).toHaveAttribute('rel', /\bnoopener\b/);
    }
  }
});

/** Notes how an element is displayed, from the moment on in which there is one. */
async function noteDisplay(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const note = () => {
      const element = document.querySelector(wanted);
      if (element !== null) noted.push(getComputedStyle(element).display);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  }, selector);
}

function footerLink(page: Page, path: string): Locator {
  return linkTo(shellOf(page).footer, path);
}

function catalogueLink(page: Page): Locator {
  return linkTo(page.locator('.section--course-catalogue'), '/iniciacion').first();
}

function hashLink(page: Page): Locator {
  return page.locator('main a[href^="#"]').first();
}

async function hashOf(link: Locator): Promise<string> {
  return ((await link.getAttribute('href')) ?? '').slice(1);
}

/** Waits until the element stands still at the top of the window, below the fixed header. */
async function expectInViewBelowHeader(page: Page, id: string): Promise<void> {
  const distanceToHeader = () =>
    page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      return isAtEnd && top < innerHeight && top >= header ? 0 : Math.round(top - header);
    }, id);
  await expect.poll(distanceToHeader).toBeLessThan(48);
  await settled(page);
  expect(await distanceToHeader()).toBeGreaterThanOrEqual(0);
}

function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta, link:is([rel="canonical"], [rel="alternate"]), script[type="application/ld+json"]',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
  );
}
