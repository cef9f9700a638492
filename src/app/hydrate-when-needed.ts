import { linkAt, onClickIntent, pageOf, scriptedButtonAt } from '../features/click-intents';
import { leadToForm } from '../features/leads/lead-to-form';
import { markWithoutScript } from '../features/mark-without-script';
import { whenLoaded } from '../features/when-loaded';

const REACHING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What React makes usable once it is reached for, and what has to be ready sooner: when it comes near the window. */
const INTERACTIVE = '[data-interactive]';
const NEARING = '[data-interactive="near"]';

/** How far around the window that is. */
const NEAR = '50%';

/**
 * Calls `hydrate` once, when the page needs React: as soon as the visitor reaches for something that does, be it only a
 * link to another page of the site; else on the loaded page when an interactive part of it is near the window, or
 * whatever is near if it `isNeededOnArrival`. Clicks that had to wait for it are repeated then. Returns a function that
 * starts it at once.
 */
export function hydrateWhenNeeded(hydrate: () => Promise<void>, isNeededOnArrival: boolean): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    hydrate()
      .catch((error: unknown) => {
        console.error('React not loaded', error);
        fallBackToStatic();
      })
      .finally(() => clicks.repeat());
  };
  const clicks = holdClicks(start);
  for (const event of REACHING_EVENTS) {
    addEventListener(event, ({ target }) => isReachedFor(target) && start(), { passive: true, signal });
  }
  // An entry of the history that was made with React: no document is loaded for it.
  addEventListener('popstate', start, { signal });
  whenLoaded(() => whenIdle(() => (isNeededOnArrival ? start() : whenNear(start, signal))), signal);
  return start;
}

/** What only React makes usable gives way to what serves without script; a form that cannot be reached leads nowhere. */
function fallBackToStatic(): void {
  markWithoutScript();
  onClickIntent('form', (link) => {
    void leadToForm(link);
    return true;
  });
}

/** Keeps clicks that need React until it is there, or known not to come. */
function holdClicks(start: () => void): { repeat: () => void } {
  const held: HTMLElement[] = [];
  const hold = (clicked: HTMLElement) => {
    held.push(clicked);
    start();
    return true;
  };
  const release = [onClickIntent('form', hold), onClickIntent('button', hold)];
  return {
    repeat: () => {
      for (const stop of release) stop();
      for (const clicked of held) clicked.click();
    },
  };
}

function isReachedFor(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const link = linkAt(target);
  if (link !== null && pageOf(link) !== undefined) return true;
  return (scriptedButtonAt(target) ?? target.closest(INTERACTIVE)) !== null;
}

function whenNear(run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    {
      rootMargin: NEAR,
    },
  );
  for (const part of document.querySelectorAll(NEARING)) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
