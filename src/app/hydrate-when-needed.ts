const INTENT_EVENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Calls `hydrate` once: at the visitor's first sign of intent, or when the loaded page has nothing left to do.
 * Presses of buttons that came before the page was alive are repeated after it.
 */
export function hydrateWhenNeeded(hydrate: () => Promise<void>): void {
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
}

function collectPresses(): { repeat: () => void } {
  const collecting = new AbortController();
  const buttons: HTMLElement[] = [];
  const collect = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button !== null && !button.hasAttribute('popovertarget')) buttons.push(button);
  };
  addEventListener('click', collect, { signal: collecting.signal });
  return {
    repeat: () => {
      collecting.abort();
      for (const button of buttons) button.click();
    },
  };
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
