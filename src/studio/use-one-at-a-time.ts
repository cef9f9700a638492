import { useRef } from 'react';

/** Work that is not begun again while it is done: whoever presses twice wants it once. */
export function useOneAtATime<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  const isAtWork = useRef(false);
  return async (...given: Given): Promise<void> => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    await work(...given).finally(() => {
      isAtWork.current = false;
    });
  };
}
