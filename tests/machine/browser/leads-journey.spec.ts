/** From a click on a request to a stored submission, the success page and the counted events (specification, points 4 and 7). */
import { expect, type Locator, type Page } from '@playwright/test';
import { consentOf } from '../../support/browser/consent';
import {
  eventsOf,
  fillIn,
  formIn,
  overlayOf,
  someone,
  submissionEvents,
  submissionsOf,
  successEvents,
  transactionsOf,
} from '../../support/browser/forms';
import {
  desktop,
  expectPath,
  isSameDocument,
  markDocument,
  openHydrated,
  phone,
  shellOf,
  test,
} from '../../support/browser/pages';

/** Where a form is asked for: each place once, the languages and devices in turn. */
interface Entry {
  readonly path: string;
  readonly language: 'es' | 'en';
  readonly device: 'phone' | 'desktop';
  readonly form: 'information' | 'services';
  /** Brings the form up; returns the place where it is. */
  readonly open: (page: Page) => Promise<Locator>;
}

const titles = {
  information: { es: 'Solicita información', en: 'Request information' },
  services: { es: 'Solicita una propuesta para tu organización', en: 'Request a proposal for your organisation' },
} as const;

const inOverlay = (link: (page: Page) => Locator) => async (page: Page) => {
  await link(page).click();
  return overlayOf(page).dialog;
};

const inSection = async (page: Page) => {
  const section = page.locator('.section--form').first();
  await formIn(section).show.click();
  return section;
};

const entries: Readonly<Record<string, Entry>> = {
  'the opening of the courses': {
    path: '/cursos',
    language: 'es',
    device: 'desktop',
    form: 'information',
    open: inOverlay((page) => page.locator('.section--hero a[data-form]')),
  },
  'the opening of the services': {
    path: '/services',
    language: 'en',
    device: 'phone',
    form: 'services',
    open: inOverlay((page) => page.locator('.section--hero a[data-form]')),
  },
  'the header': {
    path: '/en/blog',
    language: 'en',
    device: 'desktop',
    form: 'information',
    open: inOverlay((page) => shellOf(page).menu.locator('a[data-form]')),
  },
  'the menu of a phone': {
    path: '/blog',
    language: 'es',
    device: 'phone',
    form: 'information',
    open: async (page) => {
      await shellOf(page).menuButton.click();
      return inOverlay((shown) => shellOf(shown).menu.locator('a[data-form]'))(page);
    },
  },
  'the bar at the foot of a phone': {
    path: '/cookie-policy',
    language: 'en',
    device: 'phone',
    form: 'information',
    open: async (page) => {
      await consentOf(page).reject.click();
      await page
        .locator('#Content .section')
        .last()
        .evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      return inOverlay((shown) => shown.locator('.call-bar a[data-form]'))(page);
    },
  },
  'the form of a page': { path: '/contacto', language: 'es', device: 'phone', form: 'information', open: inSection },
};

for (const [place, { path, language, device, form, open }] of Object.entries(entries)) {
  test(`${place}: ${path} on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ phone, desktop }[device]);
    await measureSubmission(page);
    await openHydrated(page, path);
    await markDocument(page);
    const name = someone();

    const { content, submit } = formIn(await open(page));
    await fillIn(content, name);
    await submit.click();

    await expectPath(page, '/success');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(shellOf(page).content).toBeFocused();
    await expect(overlayOf(page).dialog).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(await waitBeforeSuccess(page)).toBeGreaterThanOrEqual(1000);
    const submission = { id: form, name: titles[form][language] };
    await expect.poll(() => eventsOf(page)).toEqual([...submissionEvents(submission), ...successEvents]);
    expect(new Set(await transactionsOf(page)).size).toBe(1);
    const stored = await submissionsOf(name);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ formId: form, language });
    expect(stored[0]?.attribution).toEqual({ page_url: new URL(path, page.url()).href });
  });
}

test('with consent, what led the visitor here comes along, once', async ({ page }) => {
  const name = someone();
  await page.goto('/cursos?gclid=click-1', { referer: 'https://search.example/results?q=secret' });
  await consentOf(page).accept.click();
  await page.locator('.section--hero a[data-form]').click();
  const { frame, content, submit } = overlayOf(page);
  await expect(frame).toHaveAttribute('src', /gclid/);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.searchParams.getAll('gclid')).toEqual(['click-1']);
  expect(address.searchParams.getAll('origin_url')).toEqual(['https://search.example/results']);
  expect(address.searchParams.getAll('page_url')).toEqual([new URL('/cursos', page.url()).href]);
  await fillIn(content, name);
  await submit.click();
  await expect(page).toHaveURL(/\/success/);
  expect((await submissionsOf(name))[0]?.attribution).toEqual({
    page_url: new URL('/cursos', page.url()).href,
    gclid: 'click-1',
    origin_url: 'https://search.example/results',
  });
});

test('without consent neither the advert nor the referrer is told', async ({ page }) => {
  await page.goto('/cursos?gclid=click-1', { referer: 'https://search.example/results' });
  await page.locator('.section--hero a[data-form]').click();
  const { frame } = overlayOf(page);
  await expect(frame).toHaveAttribute('src', /page_url/);
  expect(await frame.getAttribute('src')).not.toMatch(/click-1|search\.example/);
});

for (const [place, path, form] of [
  ['in the page', '/contacto', (page: Page) => formIn(page.locator('.section--form').first())],
  ['in the overlay', '/cursos', overlayOf],
] as const) {
  test(`a form ${place} learns of a consent given, and taken back, while it stands there untouched`, async ({
    page,
    context,
  }) => {
    await page.goto(`${path}?gclid=click-1`, { referer: 'https://search.example/results?q=secret' });
    if (place === 'in the overlay') await page.locator('.section--hero a[data-form]').click();
    const { frame, show, submit, content, fallback } = form(page);
    if (place === 'in the page') await show.click();
    await expect(submit).toBeVisible();
    const steps = await page.evaluate(() => history.length);

    // In another tab: the overlay lies over the question of its own.
    const other = await context.newPage();
    await openHydrated(other, '/blog');
    await other.locator('.consent-layer .consent-actions button').nth(1).click();
    await expect(frame).toHaveAttribute('src', /gclid=click-1/);
    await expect(submit).toBeVisible();

    await other.locator('footer .consent-button').click();
    await other.locator('.consent-settings .consent-actions button').first().click();
    await expect(frame).not.toHaveAttribute('src', /gclid|search/);

    await other.locator('footer .consent-button').click();
    await other.locator('.consent-settings .consent-actions button').nth(1).click();
    await expect(frame).toHaveAttribute('src', /gclid=click-1.*origin_url=/);
    expect(await page.evaluate(() => history.length)).toBe(steps);

    const name = someone();
    await fillIn(content, name);
    await submit.click();
    await expectPath(page, '/success');
    await expect(fallback).toHaveCount(0);
    const information = { id: 'information', name: titles.information.es };
    await expect.poll(() => eventsOf(page)).toEqual([...submissionEvents(information), ...successEvents]);
    expect((await submissionsOf(name)).map(({ attribution }) => attribution)).toEqual([
      {
        page_url: new URL(path, page.url()).href,
        gclid: 'click-1',
        origin_url: 'https://search.example/results',
      },
    ]);
  });
}

test('a form that the visitor has been in keeps what was typed when consent is given', async ({ page }) => {
  await openHydrated(page, '/contacto?gclid=click-1');
  const { show, content } = formIn(page.locator('.section--form').first());
  await show.click();
  await content.locator('#name').fill('Ana');
  await page.locator('h1').click();
  await consentOf(page).accept.click();
  await expect(page.locator('.consent-layer')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('gclid'))).toBe('click-1');
  await page.waitForTimeout(500);
  await expect(content.locator('#name')).toHaveValue('Ana');
});

test('a form is not loaded again by a consent that changes nothing for it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/f/information') && loaded.push(request.url()));
  await openHydrated(page, '/contacto');
  const { show, submit } = formIn(page.locator('.section--form').first());
  await show.click();
  await expect(submit).toBeVisible();
  await consentOf(page).accept.click();
  await page.waitForTimeout(1000);
  expect(loaded).toHaveLength(1);
});

test('a form that does not come back in time makes way for phone and e-mail', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contacto?gclid=click-1');
  const { frame, show, submit, fallback } = formIn(page.locator('.section--form').first());
  await show.click();
  await expect(submit).toBeVisible();
  await page.route('**/f/**', (route) => route.abort());
  await consentOf(page).accept.click();
  await expect(frame).toHaveAttribute('src', /gclid=click-1/);
  await page.clock.fastForward(8000);
  await expect(fallback).toBeVisible();
  await expect(frame).toBeHidden();
});

test('an answer never reaches the address, the storage, the log or the data layer of the page', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const name = someone();
  await openHydrated(page, '/cursos');
  await page.locator('.section--hero a[data-form]').click();
  const { content, submit } = overlayOf(page);
  await fillIn(content, name);
  await submit.click();
  await expectPath(page, '/success');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect([kept, JSON.stringify(await eventsOf(page)), ...logged].join('\n')).not.toMatch(/Ana |ana@example\.com/);
});

test('a form with mistakes says so in its language, keeps what was typed and can be sent after all', async ({
  page,
}) => {
  const name = someone();
  await openHydrated(page, '/courses');
  await page.locator('.section--hero a[data-form]').click();
  const { content, submit } = overlayOf(page);
  await content.locator('#name').fill(name);
  await content.locator('#email').fill('ana@');
  await submit.click();
  await expect(content.getByRole('alert')).toBeVisible();
  await expect(content.locator('#email')).toBeFocused();
  await expect(content.locator('#email')).toHaveAccessibleDescription(
    'Enter a complete e-mail address, such as name@example.com.',
  );
  await expect(content.locator('#name')).toHaveValue(name);
  expect(await eventsOf(page)).toEqual([]);
  expect(await submissionsOf(name)).toEqual([]);
  await fillIn(content, name);
  await submit.click();
  await expectPath(page, '/success');
  expect(await submissionsOf(name)).toHaveLength(1);
});

/** Notes when the form said that it was submitted, and when the next navigation began. */
async function measureSubmission(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { submitted: 0, left: 0 };
    Object.assign(window, { submissionTimes: times });
    addEventListener('message', ({ data }) => {
      if (String(data).includes('Tally.FormSubmitted')) times.submitted = performance.now();
    });
    (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () => {
      if (times.submitted > 0) times.left ||= performance.now();
    });
  });
}

function waitBeforeSuccess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { submissionTimes } = window as unknown as { submissionTimes: { submitted: number; left: number } };
    return Math.ceil(submissionTimes.left - submissionTimes.submitted);
  });
}
