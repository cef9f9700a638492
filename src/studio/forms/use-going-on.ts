import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once an item of a list is gone, leads to the one that comes to stand there, or to the last one; meanwhile, and where none is
 * left, to the list. `count` is how many there are.
 */
export function useGoingOn(list: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    const index = waiting.current;
    waiting.current = undefined;
    if (index === undefined || document.activeElement !== list.current) return;
    const next = list.current?.children[Math.min(index, count - 1)];
    const opener = next?.querySelector<HTMLElement>('summary') ?? next?.querySelector('button');
    opener?.focus();
  }, [list, count]);
  return (index) => {
    waiting.current = index;
    list.current?.focus();
  };
}
