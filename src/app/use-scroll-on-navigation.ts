import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { storedValue } from '../features/browser-storage';
import { withoutEscapes } from '../shared/without-escapes';
import { prefersStillness } from '../ui/prefers-stillness';
import { untilVisitorMoves } from './visitor-moves';

/** Where the visitor was on the pages of the history, by the keys of its entries: kept while another document is there. */
const storedPositions = storedValue('sessionStorage', 'scroll-positions');

/**
 * Scrolls as the specification's point 2 says: to the top with a new page, to the target of a hash after a short wait,
 * to the top again when the hash goes away. Back and forward lead to where the visitor was. Nobody who moves the page on
 * their own meanwhile is brought back; `movedSinceArrival` tells of the page that was opened.
 */
export function useScrollOnNavigation(
  shownPath: string,
  hashScrollMs: number,
  movedSinceArrival: AbortSignal | undefined,
): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  // Where the history has led elsewhere before React was there, its entry is not that of the page that is shown.
  const before = useRef({ path: shownPath, hash: '', key: pathname === shownPath ? key : '' });
  const [positions] = useState(readPositions);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(before.current.key, window.scrollY);
    // Whoever reads has scrolled before React was there.
    remember();
    addEventListener('scroll', remember, { passive: true });
    const leave = () => {
      history.scrollRestoration = 'auto';
      storedPositions.write(JSON.stringify([...positions]));
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, [positions]);

  // With the page that is shown, not after it: a shorter one scrolls by itself, which must not count as the visitor's.
  useLayoutEffect(() => {
    if (pathname !== shownPath) return;
    const previous = before.current;
    before.current = { path: shownPath, hash, key };
    if (key === previous.key && hash === '') return;
    if (key !== previous.key && navigationType === NavigationType.Pop) {
      window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    } else if (hash !== '') {
      // The browser has led to the hash of the document already: what React has changed since may have moved its target.
      const moved = key === previous.key ? movedSinceArrival : untilVisitorMoves();
      const timer = setTimeout(() => moved?.aborted || scrollToTarget(hash, moved), hashScrollMs);
      return () => clearTimeout(timer);
    } else if (previous.hash !== '' || (previous.path !== shownPath && navigationType === NavigationType.Push)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [pathname, shownPath, hash, key, hashScrollMs, movedSinceArrival, navigationType, positions]);
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(storedPositions.read() ?? '[]') as [string, number][]);
  } catch {
    // Somebody else has written there.
    return new Map();
  }
}

/** How long a smooth scroll may take, in milliseconds. */
const ARRIVAL_MS = 1500;

/** As browsers look for it: by the name as it is written, then with its escapes resolved; wrong ones are left as they are. */
function targetOf(hash: string): HTMLElement | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(withoutEscapes(written));
}

function scrollToTarget(hash: string, moved: AbortSignal | undefined): void {
  const target = targetOf(hash);
  target?.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
  // Pictures above the target may have loaded meanwhile and moved it.
  const arrive = () => moved?.aborted || target?.scrollIntoView({ behavior: 'instant' });
  addEventListener('scrollend', arrive, { once: true, signal: AbortSignal.timeout(ARRIVAL_MS) });
  // Tab goes on from the target, as after a link that the browser follows itself.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
