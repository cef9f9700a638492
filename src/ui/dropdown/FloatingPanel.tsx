import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
} from '@floating-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface FloatingPanelProps {
  details: RefObject<HTMLDetailsElement | null>;
  entries: readonly ReactNode[];
  onClose: () => void;
}

/** The open list of a dropdown: inside the window, with arrow keys, closed by Escape or a press elsewhere. */
export function FloatingPanel({ details, entries, onClose }: FloatingPanelProps) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open, _event, reason) => {
      if (open) return;
      onClose();
      if (reason === 'escape-key') details.current?.querySelector('summary')?.focus();
    },
    placement: 'bottom-end',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: false,
    }),
  ]);

  useLayoutEffect(() => {
    const summary = details.current?.querySelector('summary') ?? null;
    refs.setReference(summary);
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setActiveIndex(0);
    };
    summary?.addEventListener('keydown', openByKey);
    return () => summary?.removeEventListener('keydown', openByKey);
  }, [details, refs]);

  return (
    <ul
      ref={refs.setFloating}
      className="dropdown__panel dropdown__panel--floating"
      style={floatingStyles}
      {...getFloatingProps()}
      // Set by useListNavigation, but not allowed on a plain list.
      aria-orientation={undefined}
    >
      {entries.map((entry, index) => (
        <li
          key={index}
          {...getItemProps()}
          ref={(item) => {
            items.current[index] = item?.querySelector('a') ?? null;
          }}
        >
          {entry}
        </li>
      ))}
    </ul>
  );
}
