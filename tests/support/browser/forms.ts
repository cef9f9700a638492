import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';

interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  readonly language: string;
  readonly attribution: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
}

/** Origin of the stand-in for the form provider: the port after the website's. */
export function formOrigin(): string {
  const { protocol, hostname, port } = new URL(test.info().project.use.baseURL ?? '');
  return `${protocol}//${hostname}:${Number(port) + 1}`;
}

/** A name that only this test uses, by which its submissions are found again. */
export function someone(): string {
  return `Ana ${randomUUID()}`;
}

/** The stored submissions of somebody. */
export async function submissionsOf(name: string): Promise<StoredSubmission[]> {
  const text = await readFile(submissionsFile(), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.includes(name))
    .map((line) => JSON.parse(line) as StoredSubmission);
}

/** Where the server of the site under test keeps what is submitted (playwright.config.ts). */
function submissionsFile(): string {
  return `generated/test-local/${test.info().project.name}/submissions.jsonl`;
}

/** Parts of a form on the page: in its section or in the overlay. */
export function formIn(place: Locator) {
  const content: FrameLocator = place.frameLocator('iframe');
  return {
    frame: place.locator('iframe'),
    /** What asks the provider for a form of the page; over the page a form is there at once. */
    show: place.locator('.form-frame__offer').getByRole('button'),
    content,
    submit: content.locator('button[type="submit"]'),
    fallback: place.locator('.form-fallback').filter({ visible: true }),
  };
}

export function overlayOf(page: Page) {
  const dialog = page.locator('dialog.form-overlay');
  return { dialog, close: dialog.locator('.form-overlay__close'), ...formIn(dialog) };
}

/** Fills in every field of the stand-in's form; which ones there are depends on the form. */
export async function fillIn(content: FrameLocator, name: string): Promise<void> {
  await content.locator('#name').fill(name);
  await content.locator('#email').fill('ana@example.com');
  const organisation = content.locator('#organisation');
  if ((await organisation.count()) > 0) await organisation.fill('Example Air Navigation');
  await content.locator('#message').fill('When does the next course start?');
  await content.locator('#privacy').check();
}

/** The events in the data layer, a command of gtag as a list of its parts; what is said of consent is left out. */
export async function eventsOf(page: Page): Promise<unknown[]> {
  const entries = await page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: unknown[] };
    return dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    );
  });
  return entries.filter((entry) => !Array.isArray(entry) || entry[0] !== 'consent');
}

/** The events of a submission, as the specification (point 7) has them. */
export function submissionEvents(form: { id: string; name: string }): unknown[] {
  const details = { form_id: form.id, form_name: form.name };
  return [
    { event: 'form_submission', ...details },
    ['event', 'form_submit', details],
    ['event', 'conversion', expect.objectContaining({ send_to: expect.any(String) })],
  ];
}

/** The events of an arrival on the success page. */
export const successEvents: readonly unknown[] = [
  { event: 'form_submission_success' },
  ['event', 'generate_lead', expect.anything()],
  ['event', 'conversion', expect.objectContaining({ value: 15, currency: 'EUR' })],
];

/** The transactions that the conversions were counted for. */
export async function transactionsOf(page: Page): Promise<unknown[]> {
  const conversions = (await eventsOf(page)).filter((entry) => Array.isArray(entry) && entry[1] === 'conversion');
  return conversions.map(
    (conversion) => (conversion as [string, string, { transaction_id?: unknown }])[2].transaction_id,
  );
}
