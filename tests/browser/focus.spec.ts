/** Whatever has the focus is wholly in sight: beneath nothing that is fixed to the window (WCAG 2.2, 2.4.11 and 2.4.12). */
import { expect, type Page } from '@playwright/test';
import { openHydrated, phone, test } from './support/pages';

const small = { width: 320, height: 568 };
const paths = [
  ...['/', '/cursos', '/bloque-1-licencia-torre', '/contacto', '/blog/requisitos-para-ser-controlador-aereo'],
  ...['/en', '/courses', '/en/bloque-1-licencia-torre', '/contact', '/en/blog/requisitos-para-ser-controlador-aereo'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path}: nothing fixed lies over what has the focus`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(small);
    await openHydrated(page, path);
    const reject = page.locator('.consent-layer .consent-actions button').first();
    await expect(reject).toBeVisible();
    expect(await coveredOnTheWay(page, 'Tab')).toEqual([]);
    await reject.click();
    expect(await coveredOnTheWay(page, 'Tab')).toEqual([]);
    await page.setViewportSize(phone);
    expect(await coveredOnTheWay(page, 'Tab')).toEqual([]);
    expect(await coveredOnTheWay(page, 'Shift+Tab')).toEqual([]);
  });
}

/** Goes through the whole page by keyboard, and tells what was covered when it had the focus, and by what. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The browser goes on from where the selection is.
    getSelection()?.removeAllRanges();
  });
  for (let press = 0; press < 250; press++) {
    await page.keyboard.press(key);
    const found = await lookAtFocus(page);
    if (found === 'left') return covered;
    if (found !== 'free') covered.push(found);
  }
  throw new Error('The page has no end');
}

function lookAtFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // What appears or steps aside with the focus is told of by an observer.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'left';
    // What has the focus in the frame of another origin is not known here.
    if (focused instanceof HTMLIFrameElement) return 'free';
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
    if (over.length === 0 || box.height > room || focused.closest('.skip-link')) return 'free';
    return `${over.map(({ className }) => className.split(' ')[0])} over ${focused.outerHTML.slice(0, 100)}`;
  });
}
