import { type RefObject, useLayoutEffect, useState } from 'react';

const HEIGHT = '--consent-height';

/**
 * Reserves the height of an element at the foot of the window, so that scrolling to something, or focusing it, never
 * leaves it beneath (consent.css). Returns how many pixels of the window stay free above the element.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);

  useLayoutEffect(() => {
    const { documentElement } = document;
    const measure = () => {
      const height = element.current?.offsetHeight ?? 0;
      documentElement.style.setProperty(HEIGHT, `${height}px`);
      setAbove(Math.max(0, window.innerHeight - height));
    };
    const observer = new ResizeObserver(measure);
    if (element.current !== null) observer.observe(element.current);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      documentElement.style.removeProperty(HEIGHT);
    };
  }, [element]);

  return above;
}
