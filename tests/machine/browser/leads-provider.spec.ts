/** The production provider, simulated by interception with its documented protocol: JSON strings to the parent window. */
import { expect, type Page } from '@playwright/test';
import { eventsOf, formIn, overlayOf, submissionEvents, successEvents } from '../../support/browser/forms';
import { desktop, expectPath, openHydrated, test } from '../../support/browser/pages';
import { inAllSettings } from '../../support/browser/policy';
import { everyContact } from '../../support/contacts';

test.use({ viewport: desktop });

const script = 'https://tally.so/widgets/embed.js';
const frame = 'https://tally.so/embed/{id}?alignLeft=1&hideTitle=1&dynamicHeight=1';

interface Asked {
  readonly scripts: string[];
  readonly frames: URL[];
}

/** Serves the site as if built for the provider, and simulates that. */
async function simulateProvider(page: Page): Promise<Asked> {
  const asked: Asked = { scripts: [], frames: [] };
  await inAllSettings(page, { ...everyContact, tags: [] }, (text) =>
    text
      .replace(/"script":"http:[^"]*\/embed\.js"/, `"script":"${script}"`)
      .replace(/"frame":"http:[^"]*\/f\/\{id\}[^"]*"/, `"frame":"${frame}"`)
      .replace('"providerId":"information"', '"providerId":"wMa1Xy"')
      .replace(',"providerId":"services"', ''),
  );
  await page.route(script, (route) => {
    asked.scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: EMBED_SCRIPT });
  });
  await page.route('https://tally.so/embed/**', (route) => {
    asked.frames.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: FORM });
  });
  return asked;
}

const EMBED_SCRIPT = `
  const times = (window.providerTimes ??= { loaded: performance.now(), initialised: [] });
  window.Tally = { loadEmbeds: () => times.initialised.push(performance.now()) };
`;

const FORM = `<!doctype html><html lang="es"><title>Form</title><button>Send</button><script>
  const say = (event, payload) => parent.postMessage(JSON.stringify({ event, payload }), '*');
  parent.postMessage('[iFrameSizer]frame:480:320:init', '*');
  say('Tally.FormLoaded', { formId: 'wMa1Xy' });
  say('Tally.FormPageView', { formId: 'wMa1Xy', page: 1 });
  document.querySelector('button').onclick = () => say('Tally.FormSubmitted', {
    id: 's-1', respondentId: 'r-1', formId: 'wMa1Xy', formName: 'Form', createdAt: new Date().toISOString(),
    fields: [{ id: 'q-1', title: 'E-mail', type: 'INPUT_EMAIL', answer: { value: 'ana@example.com', raw: 'ana@example.com' } }],
  });
</script>`;

test('the form is shown, submitted and counted', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
  await simulateProvider(page);
  await openHydrated(page, '/cursos');
  await page.locator('.section--hero a[data-form]').click();
  const { content, fallback } = overlayOf(page);
  await content.getByRole('button').click();
  await expectPath(page, '/success');
  await expect(fallback).toHaveCount(0);
  const information = { id: 'information', name: 'Solicita información' };
  await expect.poll(() => eventsOf(page)).toEqual([...submissionEvents(information), ...successEvents]);
  expect(JSON.stringify(await eventsOf(page))).not.toContain('ana@example.com');
  expect(said).toEqual([]);
});

test('it is asked when the visitor asks for its form, for its script once, and told what it may', async ({ page }) => {
  const { scripts, frames } = await simulateProvider(page);
  await openHydrated(page, '/contacto?gclid=click-1&utm_source=x');
  const section = page.locator('.section--form').first();
  await test.step('for nothing until the visitor asks for the form, who is told who it is', async () => {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect([...scripts, ...frames]).toEqual([]);
    await expect(section.locator('.form-frame__offer')).toContainText('tally.so');
    await formIn(section).show.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => frames.length).toBe(1);
    await expect(section.locator('.form-frame')).toBeFocused();
  });
  await test.step('the frame is told what it may, each once, and nothing of the address of the page', () => {
    expect([...(frames[0]?.searchParams ?? [])]).toEqual([
      ['alignLeft', '1'],
      ['hideTitle', '1'],
      ['dynamicHeight', '1'],
      ['lang', 'es'],
      ['page_url', new URL('/contacto', page.url()).href],
    ]);
  });
  await test.step('its script is loaded once for all forms, and initialised 500 ms after it', async () => {
    await expect(formIn(section).content.getByRole('button')).toBeVisible();
    await page.locator('header a[data-form]').click();
    await expect(overlayOf(page).content.getByRole('button')).toBeVisible();
    expect(scripts).toEqual([script]);
    expect(frames).toHaveLength(2);
    const [first = 0] = await page.evaluate(() => {
      const { providerTimes } = window as unknown as { providerTimes: { loaded: number; initialised: number[] } };
      return providerTimes.initialised.map((time) => Math.ceil(time - providerTimes.loaded));
    });
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThan(1500);
  });
});

test('a form that the provider does not have is phone and e-mail, and nothing is loaded', async ({ page }) => {
  const { scripts } = await simulateProvider(page);
  await page.goto('/');
  await openHydrated(page, '/blog');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/contacto', textContent: 'x' });
    link.dataset.form = 'services';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('main a[data-form="services"]').click();
  await expect(overlayOf(page).fallback).toBeVisible();
  expect(scripts).toEqual([]);
});

for (const [path, height] of [
  ['/contacto', '500'],
  ['/servicios', '450'],
] as const) {
  test(`the frame on ${path} has the height of its form in site/forms.yaml, ${height}, and a name`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const { frame: form } = formIn(page.locator('.section--form').first());
    await expect(form).toHaveAttribute('height', height);
    await expect(form).toHaveAttribute('title', /\w/);
  });
}
