import { expect, test } from 'vitest';
import { changedPointer } from '../../../../src/studio/session/changed-place';

test.each([
  [{ title: { es: 'Pan', en: 'Bread' } }, { title: { es: 'Pan', en: 'Loaf' } }, ['title', 'en']],
  [{ items: ['a', 'b'] }, { items: ['a', 'c'] }, ['items', 1]],
  [{ items: [{ text: 'a' }, 'b'] }, { items: [{ text: 'a' }] }, ['items']],
  [{ a: 1 }, { a: 1, b: { c: 2 } }, ['b']],
  [{ a: 1, b: 2 }, { a: 2, b: 1 }, []],
  ['text', 'other', []],
  [undefined, { a: 1 }, []],
])('what is different in %j and %j is at %j', (before, after, pointer) => {
  expect(changedPointer(before, after)).toEqual(pointer);
});
