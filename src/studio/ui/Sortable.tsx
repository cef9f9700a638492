import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactElement, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { useWords } from '../words/words';
import { itemAimedAt } from './item-aimed-at';

interface SortableProps {
  /** One for each item, which it keeps where it moves to. */
  readonly keys: readonly number[];
  /** What an item is called. */
  readonly describe: (index: number) => string;
  /** Whether it could be moved. */
  readonly onMove: (from: number, to: number) => boolean;
  /** The items: each uses dnd-kit's `useSortable` with its key. */
  readonly children: ReactNode;
}

/** The same objects each time: with others, every item would be drawn anew. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** Items below each other that are moved by pointer and by keys; what happens is said. */
export function Sortable({ keys, describe, onMove, children }: SortableProps): ReactElement {
  const { forms } = useWords();
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYS));
  const items = useMemo(() => [...keys], [keys]);
  const indexOf = (key: UniqueIdentifier) => keys.indexOf(Number(key));
  const isMoved = useRef(false);
  const announcements = useAnnouncements(describe, indexOf, keys.length, isMoved);
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={itemAimedAt}
      autoScroll={SCROLLING}
      accessibility={{ announcements, screenReaderInstructions: { draggable: forms.list.instructions } }}
      onDragEnd={({ active, over }: DragEndEvent) => {
        isMoved.current = over !== null && onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/**
 * How much of the height at its ends a box is scrolled in, since on a phone a larger part is all that there is of a form, and
 * how many pixels in each of its five milliseconds at the very end, where rows are still to be read as they go by.
 */
const SCROLLING = { threshold: { x: 0, y: 0.1 }, acceleration: 3 };

/** What is said while an item is moved by keys. */
function useAnnouncements(
  describe: (index: number) => string,
  indexOf: (key: UniqueIdentifier) => number,
  count: number,
  isMoved: RefObject<boolean>,
) {
  const { forms } = useWords();
  const nameOf = (key: UniqueIdentifier) => describe(indexOf(key));
  return {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => forms.list.picked(nameOf(active.id)),
    onDragOver: ({ active, over }: DragOverNames) =>
      over === null ? undefined : forms.list.over(nameOf(active.id), indexOf(over.id) + 1, count),
    onDragEnd: ({ active, over }: DragOverNames) =>
      over === null || !isMoved.current
        ? forms.list.cancelled(nameOf(active.id))
        : forms.list.dropped(nameOf(active.id), indexOf(over.id) + 1, count),
    onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => forms.list.cancelled(nameOf(active.id)),
  };
}

interface DragOverNames {
  readonly active: { readonly id: UniqueIdentifier };
  readonly over: { readonly id: UniqueIdentifier } | null;
}
