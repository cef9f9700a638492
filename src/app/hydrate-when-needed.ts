import { isPlainClick } from '../features/plain-click';

const INTENT_EVENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Calls `hydrate` once: at the visitor's first sign of intent, or when the loaded page has nothing left to do.
 * The function it gives back calls for it at once. Presses of buttons, and of links that open a form, which came before the page was hydrated are repeated after it.
 */
export function hydrateWhenNeeded(hydrate: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const pressed = collectPresses();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    hydrate()
      .catch((error: unknown) => console.error('The page stays as it is, without its interactive parts', error))
      .finally(() => pressed.repeat());
  };
  for (const event of INTENT_EVENTS) addEventListener(event, start, { passive: true, signal: waiting.signal });
  if (location.hash !== '' || document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { signal: waiting.signal });
  return start;
}

function collectPresses(): { repeat: () => void } {
  const collecting = new AbortController();
  const pressed: HTMLElement[] = [];
  const collect = (event: MouseEvent) => {
    const { target } = event;
    const press = target instanceof Element ? target.closest<HTMLElement>('button[type="button"], a[data-form]') : null;
    if (press === null || press.hasAttribute('popovertarget')) return;
    if (press instanceof HTMLAnchorElement) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
    }
    pressed.push(press);
  };
  addEventListener('click', collect, { signal: collecting.signal });
  return {
    repeat: () => {
      collecting.abort();
      for (const press of pressed) press.click();
    },
  };
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
