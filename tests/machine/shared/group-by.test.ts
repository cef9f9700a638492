import { expect, test } from 'vitest';
import { addToGroup, groupBy } from '../../../src/shared/group-by';

test('items stand with those of the same key, in the order in which they came', () => {
  const groups = groupBy(['cow', 'ant', 'cat', 'bee'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['c', ['cow', 'cat']],
    ['a', ['ant']],
    ['b', ['bee']],
  ]);
  addToGroup(groups, 'a', 'ape');
  expect(groups.get('a')).toEqual(['ant', 'ape']);
});
