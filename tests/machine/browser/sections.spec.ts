import { expect, type Locator, type Page } from '@playwright/test';
import { movedParts } from '../../support/browser/moved-parts';
import { desktop, linkTo, openHydrated, phone, settled, shellOf, test } from '../../support/browser/pages';

test.describe('testimonials', () => {
  const carousel = '.testimonials__carousel';

  /** Gives the number of the first slide that is seen. */
  async function showWithStoppedClock(page: Page): Promise<number> {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await openHydrated(page, '/torno-completo');
    await page.locator(carousel).scrollIntoViewIfNeeded();
    await expect.poll(() => slidesInView(page.locator(carousel))).toBe(3);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    return Number.parseInt(await position(page, carousel).innerText(), 10);
  }

  test('three stand side by side, move on every three seconds, start again after the last, and can be paused', async ({
    page,
  }) => {
    const first = await showWithStoppedClock(page);
    for (let step = 1; step <= 6; step++) {
      await page.clock.runFor(3000);
      await expect(position(page, carousel)).toHaveText(`${((first - 1 + step) % 6) + 1} de 6`);
    }
    await page.locator(carousel).getByRole('button', { name: 'Pausar' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(position(page, carousel)).toHaveText(`${first} de 6`);
  });

  test('they stop for good once the focus is in them, and wait while they are out of sight', async ({ page }) => {
    const first = await showWithStoppedClock(page);
    const next = `${(first % 6) + 1} de 6`;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator(carousel)).not.toBeInViewport();
    await page.clock.runFor(9000);
    await expect(position(page, carousel)).toHaveText(`${first} de 6`);

    await page.locator(carousel).scrollIntoViewIfNeeded();
    await expect.poll(() => slidesInView(page.locator(carousel))).toBe(3);
    // That it is in sight again is noticed some frames later.
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await position(page, carousel).textContent()).toBe(next);
    }).toPass();
    await page.locator(`${carousel} .carousel__viewport`).focus();
    await page.locator(carousel).getByRole('button', { name: 'Reanudar' }).focus();
    await page.clock.runFor(9000);
    await expect(position(page, carousel)).toHaveText(next);
    await expect(page.locator(`${carousel} button`).first()).toBeFocused();
  });
});

test.describe('alumni', () => {
  const carousel = '.people-carousel';

  test('one can be seen at once on a phone, four on a desktop', async ({ page }) => {
    await openHydrated(page, '/');
    for (const [width, count] of [
      [390, 1],
      [1440, 4],
    ] as const) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.locator(carousel).scrollIntoViewIfNeeded();
        await expect.poll(() => slidesInView(page.locator(carousel))).toBe(count);
      });
    }
    await test.step('of the testimonials there are two, and nothing moves', async () => {
      await expect(page.locator('.section--testimonials figure')).toHaveCount(2);
      await expect(page.locator('.testimonials__carousel')).toHaveCount(0);
    });
  });

  test.describe('their order', () => {
    const names = (page: Page) => page.locator(`${carousel} .people-carousel__name`);

    /** Opens a page where chance turns the order round; gives the order in which they are written. */
    async function openByChance(page: Page, path: string): Promise<string[]> {
      await page.addInitScript(() => {
        Math.random = () => 0.999;
      });
      const response = await page.request.get('/');
      await openHydrated(page, path);
      return [...(await response.text()).matchAll(/people-carousel__name">([^<]+)</g)].map(([, name = '']) => name);
    }

    test('is another at each load, and nothing shifts for it', async ({ page }) => {
      const written = await openByChance(page, '/');
      await expect(names(page)).toHaveText(written.toReversed());
      await page.locator(carousel).scrollIntoViewIfNeeded();
      await settled(page);
      // What is above it moves while it is still being read.
      const section = `section:has(${carousel})`;
      expect(await movedParts(page, `${section}, ${section} ~ *`)).toEqual([]);
    });

    test('stays for those that are seen already, until they are out of sight', async ({ page }) => {
      const written = await openByChance(page, '/#makers');
      await expect(page.locator(`${carousel}.carousel--ready`)).toBeInViewport();
      const seen = await slidesInView(page.locator(carousel));
      await expect(names(page)).toHaveText([...written.slice(0, seen), ...written.slice(seen).toReversed()]);
      await page.mouse.wheel(0, -3000);
      await expect(names(page)).toHaveText(written.toReversed());
    });
  });
});

test.describe('the courses on the services page', () => {
  const carousel = '.course-carousel';

  test('go round by arrow keys and by buttons, both of which are always available', async ({ page }) => {
    await page.setViewportSize(desktop);
    await openHydrated(page, '/services');
    const total = await page.locator(`${carousel} .carousel__slide`).count();
    const viewport = page.locator(`${carousel} .carousel__viewport`);
    await viewport.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(position(page, carousel)).toHaveText(`${total} of ${total}`);
    await page.keyboard.press('ArrowRight');
    await expect(position(page, carousel)).toHaveText(`1 of ${total}`);
    for (const name of ['Previous', 'Next']) {
      await expect(page.locator(carousel).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
    }
    await page.locator(carousel).getByRole('button', { name: 'Next' }).click();
    await expect(position(page, carousel)).toHaveText(`2 of ${total}`);
  });

  test('keep their place when the window changes its width, for a visitor who prefers stillness too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, '/servicios');
    for (const width of [1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => firstCardIndent(page.locator(carousel))).toBe(0);
    }
  });
});

test.describe('phases as tabs', () => {
  test('the first is open; the others by pointer and arrow keys, one at a time', async ({ page }) => {
    await openHydrated(page, '/proceso');
    const tab = (number: number) => page.getByRole('tab', { name: `Fase ${number}` });
    const shown = page.getByRole('tabpanel');
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('Retorneado');
    await tab(3).click();
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('Baño de esmalte');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(2)).toBeFocused();
    await expect(shown).toContainText('Secado bajo plástico');
    await page.keyboard.press('Home');
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('a hash opens the phase it names', async ({ page }) => {
    await openHydrated(page, '/proceso#fase2');
    await expect(page.getByRole('tab', { name: 'Fase 2' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('what a fact sheet asks for', () => {
  const call = (page: Page) => page.locator('.fact-sheet .button--primary');
  const ground = (element: Locator) => element.evaluate((button) => getComputedStyle(button).backgroundColor);

  test('comes after the sheet on a phone, and leaves it to the bar with the calls to stand out', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/torno-completo');
    const sheet = await page.locator('.fact-sheet__form').boundingBox();
    const button = await call(page).boundingBox();
    expect(button?.y).toBeGreaterThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
    expect(await ground(call(page))).not.toBe(await ground(page.locator('.hero .button--primary')));
  });

  test('stays beside the sheet on a desktop while that is read', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/torno-completo');
    await page.locator('.fact-sheet__form').evaluate((sheet) => {
      sheet.style.minBlockSize = '200vh';
      scrollTo({ top: sheet.getBoundingClientRect().top + scrollY + innerHeight / 2, behavior: 'instant' });
    });
    await expect(call(page)).toBeInViewport();
    expect(await ground(call(page))).toBe(await ground(page.locator('.hero .button--primary')));
  });
});

test('questions open one at a time and close again', async ({ page }) => {
  await openHydrated(page, '/complete-wheel');
  const questions = page.locator('.section--faq details');
  await expect(questions).toHaveCount(6);
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('.section--faq details[open]')).toHaveCount(1);
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('.section--faq details[open]')).toHaveCount(0);
});

test('of the posts the newest stands out, the others make a row that scrolls', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/blog');
  await expect(page.locator('.blog-index__featured')).toHaveCount(1);
  await expect(page.locator('.blog-index__featured time')).toHaveAttribute('datetime', '2025-06-04');
  await expect(page.locator('.blog-index__featured .tag')).toHaveCount(4);
  const row = page.locator('.blog-index__scroller');
  await expect(row.locator('article')).toHaveCount(4);
  for (const card of await row.locator('article').all()) expect(await card.locator('.tag').count()).toBeLessThan(4);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(page.locator('.section--press article')).toHaveCount(3);
});

for (const [day, path] of [
  ['2027-02-10', '/modulo-1-torno'],
  ['2027-07-10', '/torno-completo'],
] as const) {
  test(`on ${day} the notice leads to ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    const notice = page.locator('.section--notice a:visible');
    await page.goto('/');
    await expect(notice).toHaveAttribute('href', path);
    await openHydrated(page, '/cursos');
    await shellOf(page).header.locator('a[href="/"]').first().click();
    await expect(notice).toHaveAttribute('href', path);
  });
}

test('a tall picture makes the newest of the posts no higher', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/blog');
  const picture = page.locator('.blog-index__featured .media');
  await picture.evaluate((drawing) => {
    drawing.setAttribute('viewBox', '0 0 400 1600');
    drawing.setAttribute('height', '1600');
    drawing.setAttribute('width', '400');
  });
  const { width, height } = await picture.evaluate((each) => each.getBoundingClientRect());
  expect(height).toBeLessThan(width);
});

test('the newest of the posts is as high as what it says, where it has no picture', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/blog');
  const newest = page.locator('.blog-index__featured');
  await newest.locator('.card__media').evaluate((picture) => picture.remove());
  const card = await newest.evaluate((each) => each.getBoundingClientRect().height);
  const text = await newest
    .locator('> :first-child')
    .evaluate((each) => [...each.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0));
  expect(card - text).toBeLessThan(150);
});

for (const width of [360, 768]) {
  test(`what is to be read in the opening begins where its picture has faded, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 520 });
    await openHydrated(page, '/');
    const { bottomOfFade, top } = await page.locator('.hero--full').evaluate((opening) => {
      const picture = opening.querySelector('.hero__media') ?? opening;
      const head = opening.querySelector('.hero__head') ?? opening;
      const box = picture.getBoundingClientRect();
      const [, faded] = /([\d.]+)%\)$/.exec(getComputedStyle(picture).maskImage) ?? [];
      return { bottomOfFade: box.top + (box.height * Number(faded)) / 100, top: head.getBoundingClientRect().top };
    });
    expect(top).toBeGreaterThanOrEqual(bottomOfFade);
  });
}

test('on a tablet nothing is empty between the picture of the opening and its title, however little it says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHydrated(page, '/');
  await page.locator('.hero--full').evaluate((opening) => {
    for (const part of opening.querySelectorAll(':scope > :not(.hero__media, .hero__head)')) part.remove();
  });
  const picture = await page.locator('.hero--full > .hero__media').evaluate((each) => each.getBoundingClientRect());
  const head = await page.locator('.hero--full > .hero__head').evaluate((each) => each.getBoundingClientRect());
  expect(head.y).toBeLessThan(picture.bottom);
});

test('a picture that cannot be loaded gives way to the placeholder', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  for (const [path, section] of [
    ['/blog', 'press'],
    ['/taller', 'accommodation'],
  ] as const) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      const pictures = page.locator(`.section--${section} img`);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveAttribute('src', /\/media\//);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      expect(await pictures.count()).toBeGreaterThan(0);
    });
  }
});

test('a drawing is part of the page, opened as well as reached by a link, and is sent once', async ({
  page,
  request,
}) => {
  const drawings = page.locator('.section--gallery svg.media');
  const contents = () => drawings.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  await openHydrated(page, '/taller');
  const opened = await contents();
  expect(opened).toHaveLength(5);
  expect(opened.filter((content) => content.length < 1000)).toEqual([]);
  await expect(drawings.first()).toHaveAttribute('role', 'img');
  await expect(page.locator('.section--gallery img')).toHaveCount(0);

  const html = await (await request.get('/taller')).text();
  const [first = ''] = opened[0]?.match(/ d="[^"]{40,}"/) ?? [];
  expect(html.split(first).length).toBe(opened.join('').split(first).length);

  await openHydrated(page, '/');
  await linkTo(page.locator('body'), '/taller')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(drawings).toHaveCount(5);
  expect(await contents()).toEqual(opened);
});

test('people whose links lead to other sites open in a tab of their own', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await openHydrated(page, '/feedback');
  const links = page.locator('.section--people-grid a');
  await expect(links).toHaveCount(12);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await page.locator('.section--people-grid').scrollIntoViewIfNeeded();
  await expect(page.locator('.section--people-grid li').first().locator('svg.icon').first()).toBeVisible();
});

function position(page: Page, carousel: string): Locator {
  return page.locator(`${carousel} .carousel__position`);
}

function slidesInView(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isWithin = (slide: Element) => {
      const box = slide.getBoundingClientRect();
      return box.right > left + 1 && box.left < right - 1 && box.right <= right + 1;
    };
    return [...element.querySelectorAll('.carousel__slide')].filter(isWithin).length;
  });
}

/** How far the first card stands from the left end of its row, in whole pixels. */
function firstCardIndent(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const card = element.querySelector('.carousel__slide > *');
    return Math.round((card?.getBoundingClientRect().left ?? Number.NaN) - element.getBoundingClientRect().left);
  });
}
