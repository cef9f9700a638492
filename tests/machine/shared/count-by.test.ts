import { expect, test } from 'vitest';
import { countBy, subtractBy } from '../../../src/shared/count-by';

const sizeOf = (word: string) => word.length;

test('items are counted by their keys, in the order in which they come', () => {
  expect([...countBy(['bread', 'rye', 'salt', 'oat', 'flour'], sizeOf)]).toEqual([
    [5, 2],
    [3, 2],
    [4, 1],
  ]);
});

test('each of the others takes one item with its key away, and leaves both lists as they are', () => {
  const [items, others] = [['rye', 'oat', 'salt'], ['egg']];
  expect(subtractBy(items, others, sizeOf)).toEqual(['oat', 'salt']);
  const all = subtractBy(items, [], sizeOf);
  expect(all).toEqual(items);
  expect(all).not.toBe(items);
});
