import { type CollisionDetection, closestCenter } from '@dnd-kit/core';

/** The item that is nearest to the pointer: the middle of one that is open, and high, may be far away from it. */
export const itemAimedAt: CollisionDetection = (dragged) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = dragged;
  if (pointer === null) return closestCenter(dragged);
  const distances = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect === undefined ? [] : [{ id, value: Math.max(rect.top - pointer.y, pointer.y - rect.bottom, 0) }];
  });
  return distances.sort((one, other) => one.value - other.value);
};
