import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConsentChoice, createConsentStore } from '../../../../src/features/consent/consent-store';

const terms = { version: 2, renewalMonths: 12 };
const accepted: ConsentChoice = { analytics: true, marketing: true };
const chosen = Date.UTC(2026, 0, 31, 12);
const at = (time: number) => () => time;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('there is no choice until the visitor has made one', () => {
  expect(createConsentStore(terms).get()).toBeUndefined();
});

test('a choice is kept for the next document, without anything that the store was not told', () => {
  createConsentStore(terms, at(chosen)).set({ analytics: true, marketing: false });
  expect(createConsentStore(terms, at(chosen + 1)).get()).toEqual({ analytics: true, marketing: false });
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
    analytics: true,
    marketing: false,
    version: 2,
    date: chosen,
  });
});

test('a choice that is taken back holds no longer, though there is no room to keep the new one', () => {
  createConsentStore(terms, at(chosen)).set(accepted);
  const stored = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  createConsentStore(terms, at(chosen)).set({ analytics: false, marketing: false });
  expect(createConsentStore(terms, at(chosen + 1)).get()).toBeUndefined();
});

describe('a choice has to be renewed', () => {
  beforeEach(() => createConsentStore(terms, at(chosen)).set(accepted));

  test.each([
    ['not a second before its months are over', Date.UTC(2027, 0, 31, 11, 59, 59), accepted],
    ['when its months are over', Date.UTC(2027, 0, 31, 12), undefined],
    ['when it was made in the future, by a clock that was wrong', chosen - 1, undefined],
  ])('%s', (_when, now, expected) => {
    expect(createConsentStore(terms, at(now)).get()).toEqual(expected);
  });

  test('when the terms are others', () => {
    expect(createConsentStore({ ...terms, version: 3 }, at(chosen)).get()).toBeUndefined();
  });

  test('and counts for nothing where the site asks for no consent', () => {
    expect(createConsentStore(undefined, at(chosen)).get()).toBeUndefined();
  });
});

test.each([
  'yes',
  'null',
  '[]',
  '{"analytics":"true","marketing":true,"version":2,"date":0}',
  '{"analytics":true,"marketing":true,"version":2}',
])('%s, kept by somebody else, is no choice', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('consent', text);
  expect(createConsentStore(terms, at(1)).get()).toBeUndefined();
});

test('who listens is told of each choice, until it stops listening', () => {
  const store = createConsentStore(terms);
  const heard: (ConsentChoice | undefined)[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set(accepted);
  store.set({ analytics: false, marketing: false });
  stop();
  store.set(accepted);
  expect(heard).toEqual([accepted, { analytics: false, marketing: false }]);
});

test('a choice in another tab counts in this one', () => {
  const store = createConsentStore(terms, at(chosen));
  const rejected = { analytics: false, marketing: false };
  localStorage.setItem('consent', JSON.stringify({ ...rejected, version: 2, date: chosen }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(store.get()).toEqual(rejected);
});

test('where storage is blocked, a choice holds for as long as the document', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  const store = createConsentStore(terms);
  store.set(accepted);
  expect(store.get()).toEqual(accepted);
});
