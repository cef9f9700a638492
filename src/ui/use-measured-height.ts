import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of an element of the shell as a property of the document, for what must not end up beneath it
 * (shell.css). Without the element, or before it is measured, the style sheet's own value holds.
 */
export function useMeasuredHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`);
    });
    if (element.current !== null) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
