import { expect, test } from 'vitest';
import { OwnChanges } from '../../../../src/studio/forms/own-changes';

test('what was given out is known when it comes back, however late; what went before it comes from outside', () => {
  const changes = new OwnChanges('a');
  expect(changes.isOwn('a')).toBe(true);
  changes.give('b');
  changes.give('c');
  expect(changes.isOwn('b')).toBe(true);
  expect(changes.latest).toBe('c');
  expect(changes.isOwn('c')).toBe(true);
  expect(changes.isOwn('b')).toBe(false);
  expect(changes.latest).toBe('b');
});
