/** Browsers that translate put other elements in the place of texts; extensions and phones add theirs. */
import { expect, type Page } from '@playwright/test';
import { desktop, expectPath, isHydrated, linkTo, openHydrated, shellOf, test } from '../../support/browser/pages';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const MARK = '¤';

/** In the page: what translating browsers do, with a mark for another language, now and with whatever text comes. */
function translate(mark: string): void {
  const translated = new WeakSet<Node>();
  const replace = (text: Text) => {
    if (text.data.trim() === '' || translated.has(text) || text.parentElement?.closest('script, style')) return;
    const inner = document.createElement('font');
    const other = document.createTextNode(mark + text.data);
    translated.add(other);
    inner.append(other);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
    for (const text of found) replace(text);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const added of addedNodes) added instanceof Text ? replace(added) : replaceIn(added);
      if (target instanceof Text) replace(target);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** In the page: what password managers, spelling checkers and phones that find numbers add to it. */
function addForeignElements(): void {
  document.body.prepend(document.createElement('foreign-toolbar'));
  for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('foreign-key'));
  for (const link of document.querySelectorAll('#root a')) link.prepend(document.createElement('foreign-mark'));
  for (const text of document.querySelectorAll('#root p')) {
    if (text.firstChild instanceof Text) text.firstChild.data += ' ';
  }
}

const interferences: Readonly<Record<string, (mark: string) => void>> = {
  'the browser translates it': translate,
  'extensions add to it': addForeignElements,
};

for (const [what, interfere] of Object.entries(interferences)) {
  test(`a page that is not hydrated yet keeps the first press, and what is typed and open, where ${what}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openUnhydrated(page, '/', interfere);
    await shellOf(page).emailReveal.click();
    await expect(shellOf(page).footer.locator('a[href^="mailto:"]')).toBeFocused();

    await openUnhydrated(page, '/', interfere);
    const field = page.locator('.message-form input').first();
    await field.click();
    await page.keyboard.type('Ana Pérez García', { delay: 40 });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.keyboard.type(' Ríos');
    await expect(field).toHaveValue('Ana Pérez García Ríos');

    await openUnhydrated(page, '/', interfere);
    await shellOf(page).dropdownLabel.click();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(shellOf(page).dropdownLinks.first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('where the browser translates, another language of the site and another page are shown whole', async ({
  page,
}) => {
  await openHydrated(page, '/en');
  const expected = await textsAround(page);
  await openHydrated(page, '/');
  await page.evaluate(translate, MARK);
  await shellOf(page).languageToggle.first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => textsAround(page)).toEqual(expected);
  await linkTo(shellOf(page).menu, '/services').click();
  await expectPath(page, '/services');
  await expect(page.locator('main h1')).toContainText(MARK);
});

/** Opens a page of which others have changed what the server sent, before React takes it over. */
async function openUnhydrated(page: Page, path: string, interfere: (mark: string) => void): Promise<void> {
  const hold = async (release: Promise<void>) => {
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await release;
      await route.fallback();
    });
  };
  let release = () => {};
  await hold(new Promise<void>((resolve) => (release = resolve)));
  await page.goto(path);
  await page.evaluate(interfere, MARK);
  setTimeout(release, 300);
}

/** What stands in the header and at the foot, whatever elements the texts are in. */
function textsAround(page: Page): Promise<string[]> {
  return page.evaluate(
    (mark) =>
      [...document.querySelectorAll('header.site-header, footer.site-footer, .call-bar')].map(({ textContent }) =>
        textContent.replaceAll(mark, ''),
      ),
    MARK,
  );
}
