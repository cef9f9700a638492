import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkAt, onClickIntent, pageOf } from '../features/click-intents';
import { useLanguage } from '../features/language/language-context';

/**
 * Handles the clicks that ask for a page or a language, wherever the link stands: in React's tree, in the finished HTML
 * of a static section, in an article. Pointing at a link or focusing it fetches its page ahead.
 */
export function useClickIntents(prefetch: (path: string) => void): void {
  const navigate = useNavigate();
  const { setLanguage } = useLanguage();

  useEffect(
    () =>
      onClickIntent('page', ({ pathname, search, hash }) => {
        const address = pathname + search + hash;
        // As browsers do: who clicks it twice goes back once.
        void navigate(address, { replace: address === location.pathname + location.search + location.hash });
        return true;
      }),
    [navigate],
  );

  useEffect(
    () =>
      onClickIntent('language', (language) => {
        setLanguage(language, true);
        return true;
      }),
    [setLanguage],
  );

  useEffect(() => {
    const abort = new AbortController();
    const fetchAhead = (target: EventTarget | null) => {
      const link = target instanceof Element ? linkAt(target) : null;
      const page = link === null || link.dataset.form !== undefined ? undefined : pageOf(link);
      if (page !== undefined && page.pathname !== location.pathname) prefetch(page.pathname);
    };
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(sign, ({ target }) => fetchAhead(target), { signal: abort.signal, passive: true });
    }
    // It may have been what made React be fetched.
    fetchAhead(document.querySelector('a:hover') ?? document.activeElement);
    return () => abort.abort();
  }, [prefetch]);
}
