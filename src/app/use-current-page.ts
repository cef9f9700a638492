import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onContentChange } from './content-changes';
import { updateDocumentHead } from './document-head';
import { createPageLoader, type LoadedPage } from './page-loader';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

interface Shown {
  readonly path: string;
  readonly loaded: LoadedPage;
}

/** The page of the current address; the one before stays until the next is complete. */
export function useCurrentPage(initial: LoadedPage): { current: LoadedPage; prefetch: (path: string) => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [loader] = useState(createPageLoader);
  const [shown, setShown] = useState<Shown>({ path: pathname, loaded: initial });
  const { language } = shown.loaded.frame;

  const show = useCallback(
    async (path: string, isCurrent: () => boolean) => {
      const destination = await loader.load(path, language);
      if (!isCurrent()) return;
      if ('redirect' in destination) navigate(destination.redirect + search + hash, { replace: true });
      else setShown({ path, loaded: destination });
    },
    [loader, language, navigate, search, hash],
  );

  useEffect(() => {
    if (pathname === shown.path) return;
    let wanted = true;
    show(pathname, () => wanted).catch((error: unknown) => {
      console.error(`${pathname} could not be fetched; loading its document instead`, error);
      if (wanted) window.location.reload();
    });
    return () => {
      wanted = false;
    };
  }, [pathname, shown.path, show]);

  useEffect(
    () =>
      onContentChange(() => {
        loader.clear();
        void show(pathname, () => true);
      }),
    [loader, pathname, show],
  );

  useEffect(() => updateDocumentHead(shown.loaded), [shown]);
  useScrollOnNavigation(shown.path, shown.loaded.frame.settings.timings.hashScrollMs);

  const prefetch = useCallback(
    (path: string) => void loader.load(path, language).catch(() => undefined),
    [loader, language],
  );
  return { current: shown.loaded, prefetch };
}
