const INTENT_EVENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/** Calls `hydrate` once: at the visitor's first sign of intent, or when the loaded page has nothing left to do. */
export function hydrateWhenNeeded(hydrate: () => Promise<void>): void {
  const abort = new AbortController();
  const start = () => {
    if (abort.signal.aborted) return;
    abort.abort();
    hydrate().catch((error: unknown) => console.error('The page stays as it is, without its interactive parts', error));
  };
  for (const event of INTENT_EVENTS) addEventListener(event, start, { passive: true, signal: abort.signal });
  if (location.hash !== '') start();
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { signal: abort.signal });
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
