import { expect, test } from 'vitest';
import { createRateLimit } from '../../../scripts/form-service/rate-limit';

test('an address may do so much in a window, and again when the window has passed', () => {
  let now = 0;
  const isAllowed = createRateLimit(2, 1000, () => now);
  expect([isAllowed('a'), isAllowed('a'), isAllowed('a')]).toEqual([true, true, false]);
  expect(isAllowed('b')).toBe(true);
  now = 999;
  expect(isAllowed('a')).toBe(false);
  now = 1000;
  expect([isAllowed('a'), isAllowed('a'), isAllowed('a')]).toEqual([true, true, false]);
});

test('attempts beyond the limit do not prolong it', () => {
  let now = 0;
  const isAllowed = createRateLimit(1, 1000, () => now);
  isAllowed('a');
  now = 900;
  expect(isAllowed('a')).toBe(false);
  now = 1000;
  expect(isAllowed('a')).toBe(true);
});
