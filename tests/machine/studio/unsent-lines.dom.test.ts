import { afterEach, expect, test, vi } from 'vitest';
import { keepInBrowser, keptInBrowser } from '../../../src/studio/unsent-lines';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is more than the browser keeps stops nothing', () => {
  const first = { recorded: 2, lines: ['a'], isNew: false };
  keepInBrowser(first);
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  keepInBrowser({ ...first, lines: ['a', 'a photograph'] });
  vi.unstubAllGlobals();
  expect(keptInBrowser()).toEqual(first);
});
