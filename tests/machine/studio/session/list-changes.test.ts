import { expect, test } from 'vitest';
import { matchItems } from '../../../../src/studio/session/list-changes';

/** What became of the items, as `was>now`, with `!` where one is moved, and `-was` and `+now`. */
function told(was: readonly unknown[], now: readonly unknown[]): string {
  const { pairs, gone, added } = matchItems(was, now);
  return [
    ...pairs.map((pair) => `${pair.was}>${pair.now}${pair.isMoved ? '!' : ''}`),
    ...gone.map((index) => `-${index}`),
    ...added.map((index) => `+${index}`),
  ].join(' ');
}

const section = (type: string, title: string, rest: object = {}) => ({
  type,
  title: { es: title, en: title },
  ...rest,
});

test.each<[string, readonly unknown[], readonly unknown[], string]>([
  ['nothing', ['a', 'b'], ['a', 'b'], '0>0 1>1'],
  ['one is added', ['a', 'b'], ['a', 'x', 'b'], '0>0 1>2 +1'],
  ['one is gone', ['a', 'b', 'c'], ['a', 'c'], '0>0 2>1 -1'],
  ['one is moved up', ['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], '3>0! 0>1 1>2 2>3'],
  ['two are exchanged', ['a', 'b'], ['b', 'a'], '1>0 0>1!'],
  ['items that are alike', ['a', 'a', 'b'], ['a', 'b', 'a'], '0>0 2>1 1>2!'],
  ['one is another one', ['a', 'b', 'c'], ['a', 'x', 'c'], '0>0 1>1 2>2'],
  ['all are others', ['a', 'b'], ['x', 'y'], '0>0 1>1'],
  ['an id tells', [{ id: 1, a: 1 }, { id: 2 }], [{ id: 2 }, { id: 1, a: 2 }], '1>0 0>1!'],
  [
    'a name tells, in any language',
    [section('hero', 'One', { x: 1 }), section('faq', 'Two')],
    [section('faq', 'Two'), { ...section('hero', 'One'), title: { es: 'One', en: 'Other' } }],
    '1>0 0>1!',
  ],
  ['a type tells', [section('hero', 'One')], [section('faq', 'One')], '-0 +0'],
  ['other ids tell apart', [{ id: 1, title: 'a' }, 'x'], ['x', { id: 2, title: 'a' }], '1>0 -0 +1'],
])('%s', (_name, was, now, expected) => {
  expect(told(was, now)).toBe(expected);
});
