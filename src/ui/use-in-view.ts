import { useEffect, useState } from 'react';

/**
 * Whether any element of the page that matches is in view. `margin` makes the view larger or, negative, smaller, as
 * `rootMargin` does. When `page` is another one, its elements are looked for anew.
 */
export function useInView(selector: string, page: unknown, margin = '0px'): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) isIntersecting ? after.add(target) : after.delete(target);
          return after;
        }),
      { rootMargin: margin },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(new Set());
    };
  }, [selector, page, margin]);

  return inView.size > 0;
}
