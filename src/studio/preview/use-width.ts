import { type RefObject, useEffect, useRef, useState } from 'react';

/** A box, and how many pixels there are in its width; none before it is measured. */
export function useWidth<Box extends Element>(): readonly [box: RefObject<Box | null>, width: number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
