import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is in the window; undefined until the browser has told. */
export function useInView(element: RefObject<Element | null>): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();

  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}
