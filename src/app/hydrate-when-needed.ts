import { onPress } from '../features/presses';

const INTENT_EVENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Calls `hydrate` once: at the visitor's first sign of intent, or when the loaded page has nothing left to do.
 * Presses that had to wait for it are repeated then. Returns a function that starts it at once.
 */
export function hydrateWhenNeeded(hydrate: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const presses = holdPresses();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    hydrate()
      .catch((error: unknown) => console.error('The page stays as it is, without its interactive parts', error))
      .finally(() => presses.repeat());
  };
  for (const event of INTENT_EVENTS) addEventListener(event, start, { passive: true, signal: waiting.signal });
  if (location.hash !== '' || document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { signal: waiting.signal });
  return start;
}

/** Keeps presses that need React until it is there, or known not to come. */
function holdPresses(): { repeat: () => void } {
  const held: HTMLElement[] = [];
  const hold = (pressed: HTMLElement) => held.push(pressed) > 0;
  const release = [onPress('form', hold), onPress('button', hold)];
  return {
    repeat: () => {
      for (const stop of release) stop();
      for (const pressed of held) pressed.click();
    },
  };
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
