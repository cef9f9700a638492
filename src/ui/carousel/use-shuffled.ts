import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Things in an order of chance, where that is wanted. Nobody sees them change places: what of them is in sight in their
 * carousel stays as it was written until the carousel is out of sight for the first time.
 */
export function useShuffled<Thing>(
  things: readonly Thing[],
  carousel: RefObject<Element | null>,
  isInView: boolean | undefined,
  isWanted: boolean,
): readonly Thing[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const hasBeenOutOfView = useRef(false);
  const { length } = things;

  useEffect(() => {
    if (!isWanted || isInView === undefined || carousel.current === null || hasBeenOutOfView.current) return;
    hasBeenOutOfView.current = !isInView;
    const inSight = Number(getComputedStyle(carousel.current).getPropertyValue('--slides'));
    setNumbers(shuffled(length, isInView ? inSight : 0));
  }, [isWanted, isInView, carousel, length]);

  return numbers.length === length ? numbers.flatMap((at) => things.slice(at, at + 1)) : things;
}

/** The numbers below one in an order of chance (Fisher and Yates), but for the first ones, which stay. */
function shuffled(length: number, staying: number): number[] {
  const rest = [...Array(length).keys()];
  const order = rest.splice(0, staying);
  while (rest.length > 0) order.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return order;
}
