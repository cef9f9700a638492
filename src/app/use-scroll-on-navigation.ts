import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls as the specification's point 2 says: to the top with a new page, to the target of a hash after a short wait,
 * to the top again when the hash goes away. Back and forward keep the position that the browser remembers.
 */
export function useScrollOnNavigation(shownPath: string, hashScrollMs: number): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const before = useRef({ path: shownPath, hash: '' });

  useEffect(() => {
    if (pathname !== shownPath) return;
    const { path: previousPath, hash: previousHash } = before.current;
    before.current = { path: shownPath, hash };
    if (hash !== '') {
      const timer = setTimeout(() => scrollToTarget(hash), hashScrollMs);
      return () => clearTimeout(timer);
    }
    const arrived = previousPath !== shownPath && navigationType !== NavigationType.Pop;
    if (arrived || (previousHash !== '' && previousPath === shownPath))
      window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, shownPath, hash, hashScrollMs, navigationType]);
}

function scrollToTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
}
