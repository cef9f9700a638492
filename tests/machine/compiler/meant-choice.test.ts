import { expect, test } from 'vitest';
import { kinFirst } from '../../../src/compiler/problems/shape/meant-choice';

test('of the values that can be written, those that begin with the same word are told first', () => {
  const valid = ['anchor', 'brand-x', 'brand-youtube', 'clock'];
  expect(kinFirst('brand-xing', valid)).toEqual(['brand-x', 'brand-youtube', 'anchor', 'clock']);
  expect(kinFirst('', valid)).toEqual(valid);
});
