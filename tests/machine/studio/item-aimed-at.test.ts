import type { ClientRect } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { itemAimedAt } from '../../../src/studio/ui/item-aimed-at';

/** Two items that are closed, and one that is open and is dragged. */
const heights = [
  [0, 40],
  [48, 88],
  [96, 500],
] as const;

const rects = new Map(
  heights.map(([top, bottom], id): [number, ClientRect] => [
    id,
    { top, bottom, left: 0, right: 300, width: 300, height: bottom - top },
  ]),
);

test.each([
  [110, 2],
  [60, 1],
  [45, 1],
  [20, 0],
  [-30, 0],
])('a pointer at %d aims at item %d, however high what it drags is', (y, expected) => {
  const dragged = rects.get(2);
  if (dragged === undefined) throw new Error('There is no such item');
  const [first] = itemAimedAt({
    active: {} as never,
    collisionRect: { ...dragged, top: y, bottom: y + dragged.height },
    droppableRects: rects,
    droppableContainers: [...rects.keys()].map((id) => ({ id }) as never),
    pointerCoordinates: { x: 10, y },
  });
  expect(first?.id).toBe(expected);
});
