import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../features/language/language-context';
import { canonicalPath, isReadInPlace } from '../shared/paths';
import { onContentChange } from './content-changes';
import { updateDocumentHead } from './document-head';
import { createPageLoader, type LoadedPage } from './page-loader';
import { useAddressChange } from './use-address-change';
import { useLanguageRedirect } from './use-language-redirect';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

interface Shown {
  readonly path: string;
  readonly loaded: LoadedPage;
}

/** The page of the current address in the visitor's language; the one before stays until the next is complete. */
export function useCurrentPage(initial: LoadedPage): { current: LoadedPage; prefetch: (path: string) => void } {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const changeAddress = useAddressChange();
  const [loader] = useState(createPageLoader);
  const [shown, setShown] = useState<Shown>({ path: pathname, loaded: initial });

  const show = useCallback(
    async (path: string, isWanted: () => boolean) => {
      const destination = await loader.load(path, language);
      if (!isWanted()) return;
      if ('redirect' in destination) changeAddress(destination.redirect);
      else setShown({ path, loaded: destination });
    },
    [loader, language, changeAddress],
  );

  const { page } = shown.loaded;
  const isInLanguage = page.language === language || !isReadInPlace(canonicalPath(pathname), page);
  const isShown = pathname === shown.path && isInLanguage;
  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    show(pathname, () => isWanted).catch((error: unknown) => {
      console.error(`${pathname} could not be fetched; loading its document instead`, error);
      if (isWanted) window.location.reload();
    });
    return () => {
      isWanted = false;
    };
  }, [pathname, isShown, show]);

  useEffect(
    () =>
      onContentChange(() => {
        loader.clear();
        void show(pathname, () => true);
      }),
    [loader, pathname, show],
  );

  useEffect(() => updateDocumentHead(shown.loaded), [shown]);
  useLanguageRedirect(shown.path, shown.loaded, loader);
  useScrollOnNavigation(shown.path, shown.loaded.frame.settings.timings.hashScrollMs);

  const prefetch = useCallback(
    (path: string) => void loader.load(path, language).catch(() => undefined),
    [loader, language],
  );
  return { current: shown.loaded, prefetch };
}
