/** What other scripts, extensions, old versions and links from anywhere may do to a page: it goes on as it was. */
import { expect, type Page } from '@playwright/test';
import { desktop, expectPath, linkTo, openHydrated, shellOf, test } from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const POISON = ['', '1e308', '__proto__', '{"version":1,"date":-1e300}'];
const KEYS = ['language', 'language-redirect', 'visitor-country', 'consent', 'gclid', 'origin-referrer'];

const interferences: Readonly<Record<string, () => void>> = {
  'every object has a redirect': () => {
    Object.defineProperty(Object.prototype, 'redirect', { value: '/somewhere', writable: true, configurable: true });
  },
  'every object has an error, an html and a page': () => {
    for (const name of ['error', 'html', 'event', 'external', 'when']) {
      Object.defineProperty(Object.prototype, name, { value: undefined, writable: true, configurable: true });
    }
  },
  'the data layer is a number': () => {
    Object.assign(window, { dataLayer: 3 });
  },
  'the data layer is frozen': () => {
    Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false });
  },
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [what, interfere] of Object.entries(interferences)) {
  test(`nothing breaks where ${what}`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.addInitScript(interfere);
    await expectUsable(page, '/');
    expect(errors).toEqual([]);
  });
}

for (const poison of POISON) {
  test(`nothing breaks where all that is stored is ${JSON.stringify(poison)}`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.addInitScript(
      ({ keys, value }) => {
        if (sessionStorage.getItem('poisoned') !== null) return;
        sessionStorage.setItem('poisoned', 'yes');
        for (const key of keys) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      },
      { keys: KEYS, value: poison },
    );
    await expectUsable(page, '/');
    expect(errors).toEqual([]);
    // The consent that nobody gave does not count.
    await expect(page.locator('.consent-layer')).toBeVisible();
  });
}

test('an absurd address breaks nothing', async ({ page }) => {
  const errors = errorsOf(page);
  for (const rest of [
    '#%E0%A4%A',
    '#"><img src=x>',
    '?%E0%A4%A=%&&&==&%00',
    '?lang=%00&lang=es&lang=__proto__',
    `?${'a=b&'.repeat(800)}`,
    '?gclid=<script>&origin_url=javascript:alert(1)',
    '?__proto__[redirect]=/x&constructor[prototype][redirect]=/x',
  ]) {
    await test.step(rest.slice(0, 60), async () => {
      await page.goto('about:blank');
      await expectUsable(page, `/cursos${rest}`);
      expect(errors).toEqual([]);
    });
  }
});

/** What the page throws and nobody catches. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The page can be opened, and another one be shown from there. */
async function expectUsable(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await linkTo(shellOf(page).menu, '/servicios').click();
  await expectPath(page, '/servicios');
  await expect(page.locator('main > section').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main > section').first()).toBeVisible();
}
