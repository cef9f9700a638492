import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element with `content-visibility: auto` has come near what is seen, and from then on for good. At once where
 * that is not waited for, or the browser does not tell.
 */
export function useComesNear(element: RefObject<Element | null>, isWaitedFor: boolean): boolean {
  const [isNear, setNear] = useState(!isWaitedFor || !('ContentVisibilityAutoStateChangeEvent' in globalThis));
  // Before the browser looks for the first time.
  useLayoutEffect(() => {
    const waiting = isNear ? null : element.current;
    const come = (event: Event) => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) setNear(true);
    };
    waiting?.addEventListener('contentvisibilityautostatechange', come);
    return () => waiting?.removeEventListener('contentvisibilityautostatechange', come);
  }, [element, isNear]);
  return isNear;
}
