import { afterEach, expect, test, vi } from 'vitest';
import { unsentInBrowser } from '../../../src/studio/unsent-lines';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is more than the browser keeps stops nothing', () => {
  const first = { recorded: 2, lines: ['a'], isNew: false };
  const { keep } = unsentInBrowser('bakery');
  keep(first);
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  keep({ ...first, lines: ['a', 'a photograph'] });
  vi.unstubAllGlobals();
  expect(unsentInBrowser('bakery').kept).toEqual(first);
});

test('what one site has kept no other one has', () => {
  unsentInBrowser('bakery').keep({ recorded: 0, lines: ['a'], isNew: false });
  expect(unsentInBrowser('library').kept).toBeUndefined();
  unsentInBrowser('library').keep(undefined);
  expect(unsentInBrowser('bakery').kept?.lines).toEqual(['a']);
});
