/**
 * Everything that can be operated is reached by Tab, and whatever has the focus is outlined and wholly in sight: beneath
 * nothing that is fixed to the window (WCAG 2.2, 2.1.1, 2.4.7, 2.4.11 and 2.4.12).
 */
import { expect, type Page } from '@playwright/test';
import { consentOf } from '../../support/browser/consent';
import { desktop, openHydrated, phone, test } from '../../support/browser/pages';

const small = { width: 320, height: 568 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/cursos', '/contact', '/en/blog/primeras-piezas']) {
  test(`${path} on a phone, with the question of consent and without it`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(small);
    await openHydrated(page, path);
    const { reject } = consentOf(page);
    await expect(reject).toBeVisible();
    expect(await lostOnTheWay(page, 'Tab')).toEqual([]);
    await reject.click();
    await page.setViewportSize(phone);
    expect(await lostOnTheWay(page, 'Tab')).toEqual([]);
    expect(await lostOnTheWay(page, 'Shift+Tab')).toEqual([]);
  });
}

for (const path of ['/', '/courses']) {
  test(`${path} on a desktop`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desktop);
    await openHydrated(page, path);
    await expect(consentOf(page).reject).toBeVisible();
    expect(await lostOnTheWay(page, 'Tab')).toEqual([]);
  });
}

test('whoever is brought back to a field that was left empty sees what it asks for', async ({ page }) => {
  await page.setViewportSize(small);
  await openHydrated(page, '/');
  await consentOf(page).reject.click();
  const form = page.locator('.section--message-form form');
  await form.locator('textarea').fill('¿Hay plazas?');
  const name = form.locator('[name="name"]');
  await form.getByRole('button').click();
  await expect(name).toBeFocused();
  const header = await page.locator('.site-header').boundingBox();
  const label = await form.locator('label').first().boundingBox();
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

/** Goes once through the whole page by keyboard: what was not reached, or was not in sight when it had the focus. */
async function lostOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const lost: string[] = [];
  const missing = new Set(await nameStops(page));
  // Backwards from where the way forwards has ended.
  if (key === 'Tab') await startAtTop(page);
  for (let press = 0; press < 250; press++) {
    await page.keyboard.press(key);
    const focus = await lookAtFocus(page);
    if (focus === undefined) return [...lost, ...[...missing].map((stop) => `not reached: ${stop}`)];
    missing.delete(focus.stop);
    lost.push(...focus.hidden.map((reason) => `${reason}: ${focus.stop}`));
  }
  throw new Error('The page has no end');
}

function startAtTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Gives everything that can be operated a name that the way through the page finds it by. */
function nameStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operable = 'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(operable)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
    );
    return stops.map((element, index) => {
      const name = element.textContent?.trim() || element.getAttribute('aria-label');
      element.dataset.tabStop = `${index} ${element.tagName.toLowerCase()} «${name}»`;
      return element.dataset.tabStop;
    });
  });
}

/** What has the focus, and why it cannot be seen; nothing once the focus has left the document. */
function lookAtFocus(page: Page): Promise<{ stop: string; hidden: string[] } | undefined> {
  return page.evaluate(async () => {
    // What appears or steps aside with the focus is told of by an observer.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const stop = focused.dataset.tabStop ?? focused.outerHTML.slice(0, 100);
    // What has the focus in a frame of another origin, the frame shows by itself.
    if (focused instanceof HTMLIFrameElement) return { stop, hidden: [] };

    const fixed = [...document.querySelectorAll('.site-header, .call-bar, .consent-layer')].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.contains(focused),
    );
    const box = focused.getBoundingClientRect();
    const bounds = fixed.map((part) => part.getBoundingClientRect());
    const room = innerHeight - bounds.reduce((sum, { height }) => sum + height, 0);
    const over = fixed.filter((_, index) => {
      const { top = 0, bottom = 0 } = bounds[index] ?? {};
      return box.top < bottom - 0.5 && box.bottom > top + 0.5;
    });
    const isFree = box.height > room || focused.closest('.skip-link') !== null;

    const isOnTop = (x: number, y: number) => focused.contains(document.elementFromPoint(x, y));
    const isInSight = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => isOnTop(left + width * part, top + height * part)),
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      stop,
      hidden: [
        ...(isFree ? [] : over.map(({ className }) => `beneath ${className.split(' ')[0]}`)),
        ...(isInSight ? [] : ['not in sight']),
        ...(isOutlined ? [] : ['not outlined']),
      ],
    };
  });
}
