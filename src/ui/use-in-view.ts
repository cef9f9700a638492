import { useEffect, useState } from 'react';

/**
 * Whether any element of the page that matches is in view; undefined until that is known. When `page` is another one, its
 * elements are looked for anew.
 */
export function useInView(selector: string, page: unknown): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
      setInView(inView.size > 0);
    });
    const elements = document.querySelectorAll(selector);
    for (const element of elements) observer.observe(element);
    if (elements.length === 0) setInView(false);
    return () => observer.disconnect();
  }, [selector, page]);

  return isInView;
}
