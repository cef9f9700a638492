import { expect, test } from 'vitest';
import { keepUnchanged } from '../../../../src/studio/content/keep-unchanged';
import { comparedLength } from '../../../../src/studio/forms/sensible-length';
import { keyed } from '../../../../src/studio/forms/use-item-keys';
import { fc } from '../../../support/random';

test('what says the same stays the same object, also where it has moved', () => {
  const before = { a: { x: 1 }, list: [{ n: 1 }, { n: 2 }, { n: 3 }] };
  const after = { a: { x: 1 }, list: [{ n: 3 }, { n: 1 }, { n: 2 }], b: 5 };
  const kept = keepUnchanged(before, after);
  expect(kept).toEqual(after);
  expect(kept.a).toBe(before.a);
  expect(kept.list.map((item) => before.list.indexOf(item))).toEqual([2, 0, 1]);
});

test('whatever the data, what is kept says what the new data says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(JSON.stringify(keepUnchanged(before, after))).toBe(JSON.stringify(after));
      expect(keepUnchanged(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('an item keeps its key while it is edited and where it moves to', () => {
  const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const first = keyed({ items: [], keys: [], next: 0 }, [one, two, three]);
  const keysOf = (items: readonly unknown[]) => keyed(first, items).keys;
  const [a, b, c] = first.keys;
  expect(keysOf([one, { n: 4 }, three])).toEqual([a, b, c]);
  expect(keysOf([three, one, two])).toEqual([c, a, b]);
  expect(keysOf([one, three])).toEqual([a, c]);
  const [x, y, z, w] = keysOf([one, { n: 4 }, two, three]);
  expect([x, z, w]).toEqual([a, b, c]);
  expect(first.keys).not.toContain(y);
});

test.each([
  [10, [12], undefined],
  [20, [45], 'shorter'],
  [45, [20], 'longer'],
  [0, [45], undefined],
  [45, [0], undefined],
  [90, [100, 40], undefined],
] as const)('a text of %i characters beside others of %j', (length, others, expected) => {
  const ofLength = (letters: number) => 'a'.repeat(letters);
  expect(comparedLength(ofLength(length), others.map(ofLength))).toBe(expected);
});

test('a text in Japanese is not far shorter than the same in English', () => {
  const english = 'Three galleries in a Meiji-era storehouse, and a studio where you can try lacquering yourself.';
  expect(comparedLength('明治の蔵を改装した三つの展示室と、漆を塗ることのできる工房があります。', [english])).toBe(
    undefined,
  );
  expect(comparedLength('明治の蔵です。', [english])).toBe('shorter');
});
