import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../features/plain-click';

/**
 * Follows every link to a page of this site without loading a document, wherever the link stands: in React's tree, in
 * the finished HTML of a static section, in an article. Pointing at one or focusing it fetches its page ahead.
 */
export function useInternalLinks(prefetch: (path: string) => void): void {
  const navigate = useNavigate();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const follow = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(target.pathname + target.search + target.hash);
    };
    const intend = (event: Event) => {
      const target = internalTarget(event);
      const opensForm = event.target instanceof Element && event.target.closest('[data-form]') !== null;
      if (target !== undefined && target.pathname !== location.pathname && !opensForm) prefetch(target.pathname);
    };
    document.addEventListener('click', follow, { signal });
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(event, intend, { signal, passive: true });
    }
    return () => abort.abort();
  }, [navigate, prefetch]);
}

function internalTarget(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const target = new URL(link.href);
  if (target.origin !== location.origin || /^\/(media\/|\/)/.test(target.pathname)) return undefined;
  return target;
}
