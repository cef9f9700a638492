import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** An address that no site has. */
export const missingPath = '/no-such-page';

/** The one address of another host that the specification (point 7) has every visit ask: where the visitor is. */
const countryLookup = 'https://ipapi.co/json/';

/** What browsers say when something breaks the policy under which a document is served. */
const VIOLATION = /Content Security Policy|Trusted ?(Type|HTML|Script)|Permissions policy violation|Refused to/i;

/**
 * A test whose visitor is known to be in Spain, so that no page of it asks; it fails when anything breaks the policy that
 * the build has made for the site.
 */
export const test = base.extend<{ visitorInSpain: undefined; keptPolicy: undefined; endedRoutes: undefined }>({
  // What still answers a request at the end of its test fails with the page that asked.
  endedRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
  keptPolicy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      const note = (text: string) => VIOLATION.test(text) && violations.push(text);
      context.on('console', (message) => note(message.text()));
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      expect(violations, 'violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
  visitorInSpain: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        try {
          sessionStorage.setItem('visitor-country', 'ES');
        } catch {
          // A page may be denied its storage.
        }
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

function isForeign({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}

/** Collects what goes wrong from here on: errors and warnings in the console, and failures nobody caught. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Collects what is asked of other hosts from here on, but the specified lookup. */
export function watchForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (isForeign(new URL(request.url())) && request.url() !== countryLookup) foreign.push(request.url());
  });
  return foreign;
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What React knows of the element that it has been given. */
interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** In the page: whether React has taken over the document. Where that is to be, points at a link until it has. */
async function isTakenOver(isToBe: boolean): Promise<boolean> {
  // Its marks are on elements while it still waits for the code of some: only its root tells when it shows them.
  const look = () => {
    const marks = Object.entries(document.querySelector('#root') ?? {}) as [string, ReactRoot | null][];
    const root = marks.find(([key]) => key.startsWith('__reactContainer$'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  };
  while (isToBe && !look()) {
    // The link leads to this page: nothing is fetched ahead.
    const pointing = new PointerEvent('pointerover', { bubbles: true, cancelable: true, composed: true });
    document.querySelector('.skip-link')?.dispatchEvent(pointing);
    await new Promise((done) => setTimeout(done, 20));
  }
  return look();
}

/** Whether React has taken over the document. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isTakenOver, false);
}

/** Points at a link until React has taken over the document, and waits until it has run its effects. */
export async function hydrated(page: Page): Promise<void> {
  // Again where another document takes the place of this one meanwhile.
  await expect(() => page.evaluate(isTakenOver, true)).toPass({ intervals: [50] });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done))));
}

/** Waits until transitions are over and the page stands still. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
    for (let still = 0, before = scrollY; still < 5; before = scrollY) {
      await nextFrame();
      still = scrollY === before ? still + 1 : 0;
    }
  });
}

/** Marks the document, so that `isSameDocument` can tell whether another one was loaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { markedByTest: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

/** The title that the document at a path has by itself. */
export async function titleOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return decodeEntities(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '');
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page), { intervals: [20, 50] }).toBe(path);
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Parts of the shell, which have no text that content editors could not change. */
export function shellOf(page: Page) {
  const header = page.locator('header.site-header');
  return {
    header,
    menu: header.locator('nav'),
    menuButton: header.locator('button[popovertarget]'),
    languageToggle: header.locator('a[rel="alternate"]'),
    dropdown: header.locator('details'),
    dropdownLabel: header.locator('summary'),
    dropdownLinks: header.locator('details a'),
    content: page.locator('#Content'),
    footer: page.locator('footer.site-footer'),
    emailReveal: page.locator('footer.site-footer .contact-line--hidden'),
  };
}

/** Links to a path inside a part of the page. */
export function linkTo(part: Locator, path: string): Locator {
  return part.locator(`a[href="${path}"]`);
}

/** Adds styles to the document as its policy allows it, until the returned function is called. */
export async function addStyle(page: Page, style: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
