import { expect, test } from 'vitest';
import { type Framing, focusAt, placeOfFocus } from '../../../../../src/studio/forms/media/framing';

const cropped = (crop: Partial<Framing['crop']>): Framing => ({
  focus: undefined,
  crop: { top: 0, right: 0, bottom: 0, left: 0, ...crop },
});

test('a point is counted within what a crop leaves, and shown where it is in the whole', () => {
  const framing = cropped({ left: 20, right: 30, top: 50 });
  const focus = focusAt(framing, { x: 45, y: 75 });
  expect(focus).toEqual({ x: 50, y: 50 });
  expect(placeOfFocus({ ...framing, focus })).toEqual({ x: 45, y: 75 });
});

test.each([
  { left: 60, right: 40 },
  { left: 60, right: 60 },
])('where a crop leaves nothing, a point is written all the same', (crop) => {
  const { x = Number.NaN } = focusAt(cropped(crop), { x: 60, y: 10 }) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x).toBeLessThanOrEqual(100);
});
