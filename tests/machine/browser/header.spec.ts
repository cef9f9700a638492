import { expect, type Page } from '@playwright/test';
import {
  addStyle,
  desktop,
  expectPath,
  linkTo,
  openHydrated,
  phone,
  scrollPosition,
  shellOf,
  test,
} from '../../support/browser/pages';

test.describe('the dropdown of the menu', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => openHydrated(page, '/'));

  test('opens and closes by mouse, inside the window, and is closed by a click elsewhere and by a route change', async ({
    page,
  }) => {
    const { dropdownLabel, dropdownLinks, menu } = shellOf(page);
    await expect(dropdownLinks.first()).toBeHidden();
    await dropdownLabel.click();
    for (const link of await dropdownLinks.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await dropdownLabel.click();
    await expect(dropdownLinks.first()).toBeHidden();

    await test.step('a click elsewhere', async () => {
      await dropdownLabel.click();
      await expect(dropdownLinks.first()).toBeVisible();
      await page.locator('h1').click();
      await expect(dropdownLinks.first()).toBeHidden();
    });
    await test.step('a route change', async () => {
      await dropdownLabel.click();
      await expect(dropdownLinks.first()).toBeVisible();
      await linkTo(menu, '/cursos').click();
      await expectPath(page, '/cursos');
      await expect(dropdownLinks.first()).toBeHidden();
    });
  });

  test('opens by Enter, is walked by arrow keys and by Tab, and closed by Escape and when the focus leaves it', async ({
    page,
  }) => {
    const { dropdownLabel, dropdownLinks } = shellOf(page);
    await dropdownLabel.focus();
    await page.keyboard.press('Enter');
    await expect(dropdownLinks.first()).toBeVisible();
    await expect(page.locator('.dropdown__panel--floating')).toBeVisible();

    await test.step('the arrow keys, and Escape, which returns the focus', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(dropdownLinks.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(dropdownLinks.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(dropdownLinks.nth(0)).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(dropdownLinks.first()).toBeHidden();
      await expect(dropdownLabel).toBeFocused();
    });
    await test.step('Tab, which leaves it in the end', async () => {
      await page.keyboard.press('Enter');
      await expect(dropdownLinks.first()).toBeVisible();
      for (const link of await dropdownLinks.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await expect(dropdownLinks.last()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dropdownLinks.last()).toBeHidden();
    });
  });

  test('whoever is quicker than its code keeps the focus', async ({ page }) => {
    const { dropdown, dropdownLabel, dropdownLinks } = shellOf(page);
    let arrive = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/FloatingPanel/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    const code = page.waitForResponse(/FloatingPanel/);
    await dropdownLabel.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dropdownLinks.first()).toBeFocused();
    arrive();
    await (await code).finished();
    await page.keyboard.press('Tab');
    await expect(dropdownLinks.nth(1)).toBeFocused();

    await dropdownLabel.click();
    await dropdownLabel.click();
    await expect(page.locator('.dropdown__panel--floating')).toBeVisible();

    await dropdownLabel.click();
    await expect(dropdownLinks.first()).toBeHidden();
    // At a link before the browser has told anybody that the list is open.
    await dropdown.evaluate(async (details: HTMLDetailsElement) => {
      const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
      details.open = true;
      details.querySelector('a')?.focus();
      await toggled;
    });
    await expect(dropdownLinks.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dropdownLinks.nth(1)).toBeFocused();
  });
});

test('a dropdown that is opened before React is there gets its keys, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const open of ['click', 'press'] as const) {
    let arrive = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/hydrate-/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto('/taller');
    const { dropdownLabel, dropdownLinks } = shellOf(page);
    await (open === 'click' ? dropdownLabel.click() : dropdownLabel.press('Enter'));
    await expect(dropdownLinks.first()).toBeVisible();
    await expect(page.locator('.dropdown__panel--floating')).toHaveCount(0);
    arrive();
    await expect(page.locator('.dropdown__panel--floating')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dropdownLinks.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdownLinks.first()).toBeHidden();
    await expect(dropdownLabel).toBeFocused();
    await page.unrouteAll();
  }
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('is opened and closed by its button, and closed by Escape and when the focus leaves it', async ({ page }) => {
    await openHydrated(page, '/');
    const { menu, menuButton } = shellOf(page);
    await expect(menu).toBeHidden();
    await menuButton.click();
    await expect(menu).toBeVisible();
    await menuButton.click();
    await expect(menu).toBeHidden();

    await test.step('Escape returns the focus to the button', async () => {
      await menuButton.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton).toBeFocused();
    });
    await test.step('the focus leaves it', async () => {
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.locator('main a').first().focus();
      await expect(menu).toBeHidden();
      await expect(page.locator('main a').first()).toBeFocused();
    });
  });

  test('is closed by a route change, which shows the page from its top, and by its link to the page', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const { menu, menuButton } = shellOf(page);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await menuButton.click();
    await linkTo(menu, '/cursos').click();
    await expectPath(page, '/cursos');
    await expect(menu).toBeHidden();
    await expect.poll(() => scrollPosition(page)).toBe(0);

    await test.step('/cursos on that page', async () => {
      await menuButton.click();
      await expect(menu).toBeVisible();
      await linkTo(menu, '/cursos').click();
      await expect(menu).toBeHidden();
    });
    await test.step('a part of /contacto on that page', async () => {
      await openHydrated(page, '/contacto');
      await menuButton.click();
      await linkTo(menu, '/contacto#contact-form-section').click();
      await expect(menu).toBeHidden();
    });
  });
});

test('the header stays at the top of the window; its links are in the bar or behind a button', async ({ page }) => {
  await page.goto('/');
  const { header, menu, menuButton } = shellOf(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  for (const [width, hasButton] of [
    [768, false],
    [767, true],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton).toBeVisible({ visible: hasButton });
      await expect(linkTo(menu, '/cursos')).toBeVisible({ visible: !hasButton });
    });
  }
});

/** What a visitor may impose on every page (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

// On a page that shows next to nothing beneath the header, for it is laid out anew each time.
for (const [language, path] of [
  ['es', '/no-such-page'],
  ['en', '/en/no-such-page'],
] as const) {
  test(`brand, toggle and menu stay whole and apart, however large and wide the letters: ${language}`, async ({
    page,
  }) => {
    test.slow();
    // Nothing glides to its place.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const broken: Record<string, string[]> = {};
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const spacing of ['', textSpacing]) {
        for (const font of [16, 20, 24, 32]) {
          const removeStyle = await addStyle(page, `html { font-size: ${font}px !important } ${spacing}`);
          const found = await brokenParts(page);
          if (found.length > 0) broken[`${width} px, letters of ${font} px ${spacing && 'spaced'}`] = found;
          await removeStyle();
        }
      }
    }
    expect(broken).toEqual({});
  });
}

test('letters twice as large make no page wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/contacto', '/torno-completo']) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, path).toBe(768);
  }
});

test('the menu of a phone opens beneath the header, with large and spaced letters and in low windows, in which nothing is fixed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, '/');
  const { header, menu, menuButton } = shellOf(page);
  const expectBeneathHeader = async () => {
    await expect(menu).toBeVisible();
    const [bar, list] = [await header.boundingBox(), await menu.boundingBox()];
    expect(Math.abs((list?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(1);
  };
  await test.step('large and spaced letters', async () => {
    const removeStyle = await addStyle(page, `html { font-size: 32px !important } ${textSpacing}`);
    await menuButton.click();
    await expectBeneathHeader();
    await menuButton.click();
    await expect(menu).toBeHidden();
    await removeStyle();
  });

  await page.locator('.consent-layer .consent-actions button').first().press('Enter');
  for (const [width, height] of [
    [844, 390],
    [320, 200],
  ] as const) {
    await test.step(`nothing is fixed in a window of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
      await expect(header).not.toBeInViewport();
      await expect(page.locator('.call-bar')).toBeHidden();
    });
  }
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }));
  await menuButton.click();
  await expectBeneathHeader();
  await linkTo(menu, '/contacto').click();
  await expectPath(page, '/contacto');
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await openHydrated(page, '/');
  const skipLink = page.locator('.skip-link');
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(shellOf(page).content).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** What of the header's parts lies outside the window or its own box, or over another; and whether its height is told. */
function brokenParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Its height is told by an observer, in the frame after the one in which it has changed.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const header = document.querySelector<HTMLElement>('header.site-header');
    const parts = header?.querySelectorAll<HTMLElement>(':is(a, button, summary):not([popover] details a)') ?? [];
    const shown = [...parts].filter((part) => part.checkVisibility());
    const boxes = shown.map((part) => part.getBoundingClientRect());
    const named = (index: number) => shown[index]?.className || shown[index]?.textContent || '';
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > (header?.getBoundingClientRect().bottom ?? 0) + 0.5;
    const areOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const told = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
    return [
      ...boxes.flatMap((box, index) => (isOutside(box) ? `outside: ${named(index)}` : [])),
      ...shown.flatMap((part, index) => (part.scrollWidth > part.offsetWidth ? `too wide: ${named(index)}` : [])),
      ...boxes.flatMap((box, index) =>
        boxes.slice(0, index).some((before) => areOver(before, box)) ? `over another: ${named(index)}` : [],
      ),
      ...(header && header.scrollWidth > innerWidth ? ['the header is wider than the window'] : []),
      ...(header && Math.abs(told - header.offsetHeight) > 0.5
        ? [`${told} px are told of ${header.offsetHeight}`]
        : []),
    ];
  });
}
