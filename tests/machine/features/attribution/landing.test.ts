import { describe, expect, test } from 'vitest';
import { landingOf, withoutReferrer, withReferrer } from '../../../../src/features/attribution/landing';

const own = 'https://school.example';
const search = 'https://search.example/results';

describe('what led here', () => {
  test('is the identifier of the advert and the page of another site', () => {
    expect(landingOf(`${own}/cursos?gclid=Cj0K_-9&x=1`, search)).toEqual({ gclid: 'Cj0K_-9', originUrl: search });
  });

  test('has neither query nor hash of the other site, which may tell of the person', () => {
    expect(landingOf(`${own}/`, `${search}?q=my+name#part`)).toEqual({ originUrl: search });
  });

  test.each([
    ['nothing', ''],
    ['a page of this site', `${own}/blog`],
    ['no address of the web', 'android-app://com.example/'],
    ['no address', 'search'],
  ])('is nothing when the referrer is %s', (_what, referrer) => {
    expect(landingOf(`${own}/`, referrer)).toEqual({});
  });

  test.each(['', '<script>', 'a b', 'x'.repeat(513)])('is no advert when the identifier is «%s»', (gclid) => {
    expect(landingOf(`${own}/?gclid=${encodeURIComponent(gclid)}`, '')).toEqual({});
  });
});

describe('a redirect by script', () => {
  test.each(['', '?gclid=abc'])('takes the referrer along with the query «%s»', (query) => {
    const redirected = withReferrer(query, `${search}?q=1`, own);
    expect(landingOf(`${own}/cursos${redirected}`, `${own}/old`).originUrl).toBe(search);
    expect(new URLSearchParams(redirected).get('gclid')).toBe(new URLSearchParams(query).get('gclid'));
    expect(withoutReferrer(redirected)).toBe(query);
  });

  test('keeps the first referrer when it is followed by another', () => {
    const once = withReferrer('', search, own);
    expect(withReferrer(once, 'https://other.example/', own)).toBe(once);
  });

  test.each(['', `${own}/blog`])('adds nothing when the referrer is «%s»', (referrer) => {
    expect(withReferrer('?a=%20b', referrer, own)).toBe('?a=%20b');
  });
});

test('a query without a referrer stays as it was written', () => {
  expect(withoutReferrer('?a=%20b&c')).toBe('?a=%20b&c');
});
