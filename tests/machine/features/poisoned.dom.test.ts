import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsentStore } from '../../../src/features/consent/consent-store';
import { redirectDelay } from '../../../src/features/language/redirect-guard';
import { readFormMessage } from '../../../src/features/leads/form-message';
import { knownCountry } from '../../../src/features/visitor/visitor-country';
import { fillIn } from '../../../src/shared/fill-in';
import { isRedirect } from '../../../src/shared/is-redirect';

/** What other scripts, old versions and curious people leave in the storage of a browser. */
const POISONS = ['', 'abc', '{}', '[]', 'null', 'NaN', '-1', '1e308', 'Infinity', '99999999999999', '__proto__', '\0'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Object.prototype, 'redirect');
});

describe('poisoned storage', () => {
  test.each(POISONS)('%j stops no redirect for the visit', (poison) => {
    sessionStorage.setItem('language-redirect', poison);
    expect(redirectDelay(1000, 1_800_000_000_000)).toBe(0);
    expect(redirectDelay(1000, 1_800_000_000_400)).toBe(600);
  });

  test.each(POISONS)('%j is no country', (poison) => {
    sessionStorage.setItem('visitor-country', poison);
    expect(knownCountry()).toBeUndefined();
  });

  test.each([
    ...POISONS,
    ...[-1e300, 1e300, -9e15, null, '2026'].map((date) =>
      JSON.stringify({ analytics: true, marketing: true, version: 1, date }),
    ),
    '{"analytics":1,"marketing":1,"version":1,"date":1}',
    '{"__proto__":{"analytics":true,"marketing":true,"version":1,"date":1799999999999}}',
  ])('%j is no consent', (poison) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('consent', poison);
    const store = createConsentStore({ version: 1, renewalMonths: 12 }, () => 1_800_000_000_000);
    expect(store.get()).toBeUndefined();
  });
});

test('what a foreign script has put on all objects makes no redirect of a page', () => {
  Object.defineProperty(Object.prototype, 'redirect', { value: '/somewhere', configurable: true, writable: true });
  expect(isRedirect({ page: 1 })).toBe(false);
  expect(isRedirect({ redirect: '/there' })).toBe(true);
});

test('what every object has fills no place of a text', () => {
  expect(fillIn('{constructor} {toString} {name}', { name: 'Ana' })).toBe('{constructor} {toString} Ana');
});

test('a thousand submissions with ids of their own from the right frame are a few conversions', () => {
  const frame = {} as MessageEventSource;
  const seen = new Set<string>();
  for (let index = 0; index < 1000; index += 1) {
    const data = { type: 'tally-form-submission', formId: 'wMa1Xy', id: `s-${index}` };
    const listener = { origin: 'https://tally.so', frame, formIds: ['wMa1Xy'], seen };
    const signal = readFormMessage({ data, origin: 'https://tally.so', source: frame }, listener);
    if (signal.kind === 'submitted') seen.add(signal.id);
  }
  expect(seen.size).toBe(3);
});
