import { expect, test } from 'vitest';
import { fillIn } from '../../../src/shared/fill-in';

test('places of a text are filled in, each time they occur', () => {
  expect(fillIn('{number} of {total}, {number}', { number: 2, total: 5 })).toBe('2 of 5, 2');
});

test('a place without a value stays as it is', () => {
  expect(fillIn('{number} of {total}', { number: 0 })).toBe('0 of {total}');
});

test('what is filled in is not filled in again, and a dollar sign is only that', () => {
  expect(fillIn('{title}', { title: '{number} $& $1', number: 3 })).toBe('{number} $& $1');
});
