import { useEffect, useEffectEvent } from 'react';
import { prefersStillness } from '../prefers-stillness';

/** Calls `advance` every `intervalMs` while it is `running`; never for a visitor who prefers reduced motion. */
export function useAutoplay(advance: () => void, intervalMs: number | undefined, running: boolean): void {
  const onTick = useEffectEvent(() => {
    if (!prefersStillness()) advance();
  });

  useEffect(() => {
    if (intervalMs === undefined || !running) return;
    const timer = setInterval(onTick, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, running]);
}
