/** Whatever fails on the way to the form: the visitor has phone and e-mail, nothing throws, nothing is counted wrongly. */
import { expect, type Frame, type Page } from '@playwright/test';
import {
  eventsOf,
  fillIn,
  formIn,
  overlayOf,
  someone,
  submissionEvents,
  submissionsOf,
  successEvents,
} from '../../support/browser/forms';
import { desktop, expectPath, openHydrated, test } from '../../support/browser/pages';

test.use({ viewport: desktop });

const information = { id: 'information', name: 'Solicita información' };
const submitted = (id: string, formId = 'information') =>
  JSON.stringify({ event: 'Tally.FormSubmitted', payload: { id, formId, fields: [{ answer: { value: 'secret' } }] } });

async function openSection(page: Page, path = '/contacto') {
  await openHydrated(page, path);
  const form = formIn(page.locator('.section--form').first());
  await form.show.click();
  return form;
}

/** The window of a form's frame, once it is loaded. */
async function formWindow(page: Page): Promise<Frame> {
  const { submit } = await openSection(page);
  await expect(submit).toBeVisible();
  const frame = page.frames().find((candidate) => candidate.url().includes('/f/information'));
  if (frame === undefined) throw new Error('The page has no frame with a form');
  return frame;
}

function say(frame: Frame, data: unknown): Promise<void> {
  return frame.evaluate((message) => parent.postMessage(message, '*'), data);
}

/** Waits until messages sent so far have been dealt with, and longer than the wait before the success page. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

test.describe('phone and e-mail take the place of the form', () => {
  test('at once, when the script is blocked', async ({ page }) => {
    await page.route('**/embed.js', (route) => route.abort());
    const { fallback, frame } = await openSection(page);
    await expect(fallback).toBeVisible({ timeout: 2000 });
    await expect(frame).toBeHidden();
    await expectWaysOfAsking(page);
  });

  test('after 8 seconds and not before, when the frame is blocked', async ({ page }) => {
    await page.clock.install();
    await page.route('**/f/**', (route) => route.abort());
    const { fallback, frame } = await openSection(page);
    await expect(frame).toHaveAttribute('src', /./);
    await page.clock.fastForward(5500);
    await expect(fallback).toBeHidden();
    await page.clock.fastForward(2500);
    await expect(fallback).toBeVisible({ timeout: 1000 });
    await expectWaysOfAsking(page);
  });

  test('in the overlay too', async ({ page }) => {
    await page.route('**/embed.js', (route) => route.abort());
    await openHydrated(page, '/servicios');
    await page.locator('.section--hero a[data-form]').click();
    const { fallback, close, dialog } = overlayOf(page);
    await expect(fallback).toBeVisible();
    await close.click();
    await expect(dialog).toHaveCount(0);
  });

  test('and stay when the form comes late, which can then be used', async ({ page }) => {
    let comeAtLast = () => {};
    const late = new Promise<void>((resolve) => {
      comeAtLast = resolve;
    });
    await page.clock.install();
    await page.route('**/f/**', async (route) => {
      await late;
      await route.continue();
    });
    const name = someone();
    const { fallback, frame, submit, content } = await openSection(page);
    await expect(frame).toHaveAttribute('src', /./);
    await page.clock.fastForward(8000);
    await expect(fallback).toBeVisible();
    comeAtLast();
    await expect(submit).toBeVisible({ timeout: 10_000 });
    await expect(fallback).toBeVisible();
    await fillIn(content, name);
    await submit.click();
    await expectPath(page, '/success');
    expect(await submissionsOf(name)).toHaveLength(1);
  });

  test('a second try loads the script again', async ({ page }) => {
    let tries = 0;
    await page.route('**/embed.js', (route) => (tries++ === 0 ? route.abort() : route.continue()));
    await openHydrated(page, '/cursos');
    await page.locator('.section--hero a[data-form]').click();
    await expect(overlayOf(page).fallback).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.section--hero a[data-form]').click();
    await expect(overlayOf(page).submit).toBeVisible();
    await expect(overlayOf(page).fallback).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, at] of [
      ['/contacto', ' arroba '],
      ['/contact', ' at '],
    ] as const) {
      test(`where the e-mail is written out: ${path}`, async ({ page }) => {
        await page.goto(path);
        const { fallback, frame } = formIn(page.locator('.section--form').first());
        await expect(fallback.locator('a[href^="tel:"]')).toBeVisible();
        await expect(fallback).toContainText(at);
        await expect(frame).toBeHidden();
      });
    }
  });

  async function expectWaysOfAsking(page: Page): Promise<void> {
    const { fallback } = formIn(page.locator('.section--form').first());
    await expect(fallback.locator('a[href^="tel:"]')).toBeVisible();
    await fallback.getByRole('button').click();
    await expect(fallback.locator('a[href^="mailto:"]')).toBeFocused();
  }
});

test('a message is counted if it is understood and comes from the form, and once', async ({ page }) => {
  const form = await formWindow(page);
  const expectNothingCounted = async () => {
    await settle(page);
    expect(await eventsOf(page)).toEqual([]);
    await expectPath(page, '/contacto');
  };
  await test.step('not from this very page', async () => {
    await page.evaluate((message) => window.postMessage(message, '*'), submitted('s-1'));
    await expectNothingCounted();
  });
  await test.step('not from another frame, even of the same origin', async () => {
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.name = 'other';
      frame.src = address;
      document.body.append(frame);
    }, form.url());
    await expect.poll(() => page.frame('other')?.url()).toBe(form.url());
    const other = page.frame('other');
    if (other !== null) await say(other, submitted('s-1'));
    await expectNothingCounted();
  });
  await test.step('not of a form that the site does not know', async () => {
    await say(form, submitted('s-1', 'unknown'));
    await expectNothingCounted();
  });
  await test.step('not what cannot be understood, which is logged without what it says', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await say(form, '{"event":"Tally.FormSubmitted","secret');
    await expect.poll(() => warnings).toEqual(['A message of the form cannot be understood']);
    await expectNothingCounted();
  });
  await test.step('not a second time', async () => {
    for (let time = 0; time < 3; time++) await say(form, submitted('s-1'));
    await say(form, { type: 'tally-form-submission', formId: 'information' });
    await expectPath(page, '/success');
    await settle(page);
    expect(await eventsOf(page)).toEqual([...submissionEvents(information), ...successEvents]);
  });
});

test('the object of the specification is counted like the message of the provider', async ({ page }) => {
  await say(await formWindow(page), { type: 'tally-form-submission', formId: 'information', id: 's-1' });
  await expectPath(page, '/success');
  expect((await eventsOf(page)).slice(0, 3)).toEqual(submissionEvents(information));
});

const harms: Readonly<Record<string, () => void>> = {
  'the storage throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'something odd is in the place of the data layer': () =>
    void Object.defineProperty(window, 'dataLayer', { value: Object.freeze({ push: 'odd' }) }),
  'the script of the provider throws': () =>
    void Object.defineProperty(window, 'Tally', {
      get: () => ({
        loadEmbeds: () => {
          throw new Error('broken');
        },
      }),
      set: () => undefined,
    }),
};

for (const [what, spoil] of Object.entries(harms)) {
  test(`the journey ends well although ${what}`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.addInitScript(spoil);
    const name = someone();
    const { content, submit } = await openSection(page);
    await fillIn(content, name);
    await submit.click();
    await expectPath(page, '/success');
    expect(await submissionsOf(name)).toHaveLength(1);
    expect(failures).toEqual([]);
  });
}
