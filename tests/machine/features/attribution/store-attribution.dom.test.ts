import { beforeEach, expect, test } from 'vitest';
import { attribution } from '../../../../src/features/attribution/attribution';
import { storedGclid, storedOrigin } from '../../../../src/features/attribution/attribution-storage';
import { storeAttribution } from '../../../../src/features/attribution/store-attribution';
import { type ConsentStore, createConsentStore } from '../../../../src/features/consent/consent-store';

const landing = { gclid: 'click-1', originUrl: 'https://search.example/' };
let consent: ConsentStore;

beforeEach(() => {
  storedGclid.remove();
  storedOrigin.remove();
  localStorage.clear();
  sessionStorage.clear();
  consent = createConsentStore({ version: 1, renewalMonths: 12 });
});

function stored(): number {
  return sessionStorage.length + Number(localStorage.getItem('gclid') !== null);
}

test('nothing is kept or told before a choice, after a refusal, or with analytics alone', () => {
  storeAttribution(consent, landing);
  expect([attribution(), stored()]).toEqual([{}, 0]);
  consent.set({ analytics: false, marketing: false });
  expect([attribution(), stored()]).toEqual([{}, 0]);
  consent.set({ analytics: true, marketing: false });
  expect([attribution(), stored()]).toEqual([{}, 0]);
});

test('with consent to marketing it is told and kept: the advert for good, the referrer for the visit', () => {
  storeAttribution(consent, landing);
  consent.set({ analytics: false, marketing: true });
  expect(attribution()).toEqual(landing);
  expect(localStorage.getItem('gclid')).toBe(landing.gclid);
  expect(sessionStorage.getItem('origin-referrer')).toBe(landing.originUrl);
});

test('withdrawal removes both; consent given again brings back what led to this document', () => {
  storeAttribution(consent, landing);
  consent.set({ analytics: true, marketing: true });
  consent.set({ analytics: true, marketing: false });
  expect([attribution(), stored()]).toEqual([{}, 0]);
  consent.set({ analytics: true, marketing: true });
  expect(attribution()).toEqual(landing);
});

test('what a former consent has left is removed when it counts no more', () => {
  localStorage.setItem('gclid', 'old');
  sessionStorage.setItem('origin-referrer', 'https://old.example/');
  storeAttribution(consent, {});
  expect([attribution(), stored()]).toEqual([{}, 0]);
});

test('the next document tells the same; a new click replaces the advert, not the first referrer', () => {
  consent.set({ analytics: true, marketing: true });
  storeAttribution(consent, landing);
  storeAttribution(consent, {});
  expect(attribution()).toEqual(landing);
  storeAttribution(consent, { gclid: 'click-2', originUrl: 'https://other.example/' });
  expect(attribution()).toEqual({ ...landing, gclid: 'click-2' });
});
