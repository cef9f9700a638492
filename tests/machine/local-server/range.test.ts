import { expect, test } from 'vitest';
import { readRange } from '../../../scripts/local-server/range';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=200-100', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('of 100 bytes, %s asks for %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
