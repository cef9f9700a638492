import { afterEach, expect, test, vi } from 'vitest';
import { unfinishedInBrowser } from '../../../src/studio/unfinished';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is not finished is there in the next window of the same site, and in that of no other', () => {
  const { at, keep } = unfinishedInBrowser('bakery');
  keep('version', { message: 'Bread' });
  keep('address home', { es: '/pan' });
  keep('address home', undefined);
  expect([at('version'), at('address home')]).toEqual([{ message: 'Bread' }, {}]);
  expect(unfinishedInBrowser('bakery').at('version')).toEqual({ message: 'Bread' });
  expect(unfinishedInBrowser('bakery').at('address home')).toEqual({});
  expect(unfinishedInBrowser('library').at('version')).toEqual({});
});

test.each(['{', '{}', '[1, ["version", { "message": 1 }]]'])(
  'what the browser has kept as %s stops nothing',
  (kept) => {
    localStorage.setItem('studio-unfinished bakery', kept);
    expect(unfinishedInBrowser('bakery').at('version')).toEqual({});
  },
);

test('what is more than the browser keeps is kept by the window', () => {
  const { at, keep } = unfinishedInBrowser('bakery');
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  keep('version', { message: 'Bread' });
  expect(at('version')).toEqual({ message: 'Bread' });
});
