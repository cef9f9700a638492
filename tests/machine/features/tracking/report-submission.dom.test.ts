import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '../../../../generated/types';
import { reportLead } from '../../../../src/features/tracking/report-lead';
import { reportSubmission } from '../../../../src/features/tracking/report-submission';
import { endTransaction, startTransaction } from '../../../../src/features/tracking/transaction';

const host = window as unknown as { dataLayer: unknown[] };
const tracking: NonNullable<Settings['tracking']> = {
  tagManager: '',
  analytics: 'G-1',
  ads: 'AW-1',
  submission: { event: 'form_submission', analyticsEvent: 'form_submit', adsLabel: 'abc' },
  success: { event: 'arrived', analyticsEvent: 'generate_lead', adsLabel: '', value: 15, currency: 'EUR' },
};

beforeEach(() => {
  host.dataLayer = [];
});

/** Commands to the tags as lists, told apart from entries by their being `arguments`. */
function layer(): unknown[] {
  return host.dataLayer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
  );
}

/** The same without what is said of consent. */
function events(): unknown[] {
  return layer().filter((entry) => !Array.isArray(entry) || entry[0] !== 'consent');
}

test('a submission is three events, with the form and nothing else', () => {
  const form = { id: 'information', name: 'Information', fields: ['a secret'] };
  reportSubmission(form, tracking);
  const details = { form_id: 'information', form_name: 'Information' };
  expect(layer()[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  expect(events()).toEqual([
    { event: 'form_submission', ...details },
    ['event', 'form_submit', details],
    ['event', 'conversion', { send_to: 'AW-1/abc', transaction_id: expect.stringMatching(/^[0-9a-f]{24}$/) }],
  ]);
});

test('the arrival at the page of thanks is three events, worth what the settings say', () => {
  reportLead(tracking.success, tracking.ads, 't-1');
  expect(events()).toEqual([
    { event: 'arrived' },
    ['event', 'generate_lead', {}],
    ['event', 'conversion', { send_to: 'none', transaction_id: 't-1', value: 15, currency: 'EUR' }],
  ]);
});

test('a submission and the arrival after it are one transaction, the next arrival is another', () => {
  const submitted = startTransaction();
  expect(endTransaction()).toBe(submitted);
  expect(endTransaction()).not.toBe(submitted);
});

test('a site that measures nothing says nothing', () => {
  reportSubmission({ id: 'information', name: 'Information' }, undefined);
  expect(layer()).toEqual([]);
});
