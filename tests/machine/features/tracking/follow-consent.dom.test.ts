import { beforeEach, expect, test, vi } from 'vitest';
import { createConsentStore } from '../../../../src/features/consent/consent-store';
import { followConsent } from '../../../../src/features/tracking/follow-consent';

const settings = { tagManager: 'GTM-1', analytics: 'G-1', ads: 'AW-1' };
const nothing = { analytics: false, marketing: false };
const everything = { analytics: true, marketing: true };

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { dataLayer: [] });
});

/** A followed store, the tags it has started, and how often the document was loaded anew. */
function followed(tags = settings) {
  const consent = createConsentStore({ version: 1, renewalMonths: 12 });
  const start = vi.fn();
  const reload = vi.fn();
  followConsent(consent, tags, { start, reload });
  return { consent, reload, started: () => start.mock.calls as [id: string, isFirst: boolean][] };
}

function updates(): unknown[] {
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  return dataLayer
    .map((command) => [...Array.from(command)])
    .filter(([, kind]) => kind === 'update')
    .map(([, kind, signals]) => ({ [String(kind)]: signals }));
}

test('before a choice and after a refusal no tag is started', () => {
  const { consent, started } = followed();
  consent.set(nothing);
  expect(started()).toEqual([]);
});

test('each tag is started once, however often the visitor accepts', () => {
  const { consent, started } = followed();
  consent.set(everything);
  consent.set(everything);
  expect(started()).toEqual([
    ['GTM-1', true],
    ['G-1', true],
    ['AW-1', false],
  ]);
});

test('a tag starts with the consent for its category, and the tag manager with either', () => {
  const { consent, started } = followed();
  consent.set({ analytics: false, marketing: true });
  expect(started().map(([id]) => id)).toEqual(['GTM-1', 'AW-1']);
  consent.set(everything);
  expect(started().map(([id]) => id)).toEqual(['GTM-1', 'AW-1', 'G-1']);
});

test('tags without an id do not exist', () => {
  const { consent, started } = followed({ tagManager: '', analytics: '', ads: 'AW-1' });
  consent.set(everything);
  expect(started()).toEqual([['AW-1', true]]);
});

test('the tags are told what each choice grants and denies', () => {
  const { consent } = followed();
  consent.set({ analytics: true, marketing: false });
  const ads = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(updates()).toEqual([{ update: { ...ads, analytics_storage: 'granted' } }]);
});

test('withdrawing the consent for a running tag loads the document anew; more consent does not', () => {
  const { consent, reload } = followed();
  consent.set({ analytics: true, marketing: false });
  consent.set(everything);
  expect(reload).not.toHaveBeenCalled();
  consent.set({ analytics: true, marketing: false });
  expect(reload).toHaveBeenCalledOnce();
});

test('the cookies of what is not allowed are removed, others stay', () => {
  const { consent } = followed();
  for (const name of ['_ga', '_ga_ABC', '_gid', '_gcl_au', 'language']) {
    // biome-ignore lint/suspicious/noDocumentCookie: it is written as the tags write it
    document.cookie = `${name}=1; path=/`;
  }
  consent.set({ analytics: false, marketing: true });
  expect(cookieNames()).toEqual(['_gcl_au', 'language']);
  consent.set(nothing);
  expect(cookieNames()).toEqual(['language']);
});

function cookieNames(): string[] {
  return document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .sort();
}
