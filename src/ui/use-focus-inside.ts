import { useEffect, useState } from 'react';
import { onFocusMove } from './focus-move';

/**
 * Whether what has the focus, or the frame that it is in, matches or is inside an element that does. While the mouse is
 * down nothing changes, so that nothing comes between a press and its click.
 */
export function useFocusInside(selector: string): boolean {
  const [isInside, setInside] = useState(false);

  useEffect(() => {
    const watching = new AbortController();
    let isDown = false;
    const look = () => {
      if (!isDown) setInside(Boolean(document.activeElement?.closest(selector)));
    };
    const press = ({ buttons }: MouseEvent) => {
      isDown = buttons !== 0;
      setTimeout(look);
    };
    for (const event of ['mousedown', 'mouseup'] as const) addEventListener(event, press, { signal: watching.signal });
    const stopWatching = onFocusMove(look);
    return () => {
      watching.abort();
      stopWatching();
    };
  }, [selector]);

  return isInside;
}
