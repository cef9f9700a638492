import { afterEach, expect, test, vi } from 'vitest';
import { askBeforeLosing, unsentInBrowser } from '../../../../src/studio/backend/unsent-lines';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Whether the browser would ask before it closes the window. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what is more than the browser keeps stops nothing, but closing the window without a question', () => {
  const first = { recorded: 2, lines: ['a'], isNew: false };
  const unsent = unsentInBrowser('bakery');
  const { keep } = unsent;
  askBeforeLosing(unsent);
  keep(first);
  expect(asksBeforeClosing()).toBe(false);
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  keep({ ...first, lines: ['a', 'a photograph'] });
  vi.unstubAllGlobals();
  expect(asksBeforeClosing()).toBe(true);
  expect(unsentInBrowser('bakery').kept).toEqual(first);
  keep(undefined);
  expect(asksBeforeClosing()).toBe(false);
});

test('a browser that keeps nothing is asked in vain, and stops nothing', () => {
  const removeItem = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { removeItem });
  const unsent = unsentInBrowser('bakery');
  expect(() => unsent.keep(undefined)).not.toThrow();
  expect(unsent.isKept()).toBe(true);
});

test('what one site has kept no other one has', () => {
  unsentInBrowser('bakery').keep({ recorded: 0, lines: ['a'], isNew: false });
  expect(unsentInBrowser('library').kept).toBeUndefined();
  unsentInBrowser('library').keep(undefined);
  expect(unsentInBrowser('bakery').kept?.lines).toEqual(['a']);
});
