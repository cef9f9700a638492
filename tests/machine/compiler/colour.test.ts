import { expect, test } from 'vitest';
import { readColour } from '../../../src/compiler/theme/colour';

test.each([
  ['#fff', [255, 255, 255]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['color-mix(in oklab, #fff 20%, #000)', [22, 22, 22]],
  ['color-mix(in oklab, #f5f5f5 76%, #6a00ff)', [205, 203, 253]],
  ['color-mix(in oklab, #1a0033 78%, #ffec00)', [66, 51, 68]],
  ['color-mix(in oklab, #1b1b1b 82%, color-mix(in oklab, #1b1b1b 7%, #fff))', [59, 59, 59]],
])('%s is the colour that browsers show', (written, shown) => {
  expect(readColour(written)).toEqual(shown);
});

test.each(['color-mix(in srgb, #fff 20%, #000)', 'color-mix(in oklab, red 20%, #000)', 'hsl(0 0% 0%)', '#ffff'])(
  '%s is left to them',
  (written) => {
    expect(readColour(written)).toBeUndefined();
  },
);
