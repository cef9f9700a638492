import { type RefObject, useEffect, useState } from 'react';

/**
 * Things in an order of chance, where that is wanted: from when the element in which they stand is out of sight for the first
 * time, so that nobody sees them change places; before, as they were written.
 */
export function useShuffled<Thing>(
  things: readonly Thing[],
  element: RefObject<Element | null>,
  isWanted: boolean,
): readonly Thing[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const { length } = things;

  useEffect(() => {
    if (!isWanted || element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      observer.disconnect();
      setNumbers(shuffled(length));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted, length]);

  return numbers.length === length ? numbers.flatMap((at) => things.slice(at, at + 1)) : things;
}

/** The numbers below one in an order of chance (Fisher and Yates). */
function shuffled(length: number): number[] {
  const rest = [...Array(length).keys()];
  const order: number[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return order;
}
