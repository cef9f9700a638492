import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { exceptionAt } from '../features/frame/page-exception';
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

export interface CurrentPage {
  /** The last page that was complete. */
  readonly current: LoadedPage;
  /** The page asked for since, while it is fetched or after that failed. */
  readonly next: { readonly path: string; readonly failed: boolean } | undefined;
  readonly prefetch: (path: string) => void;
}

/** The page of the current address in the visitor's language; the one before stays until the next is complete. */
export function useCurrentPage(initial: LoadedPage): CurrentPage {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const changeAddress = useAddressChange();
  const [loader] = useState(() =>
    createPageLoader(initial.frame.settings.timings.staleMs, initial.frame.settings.languages),
  );
  const [shown, setShown] = useState<Shown>({ path: pathname, loaded: initial });
  const [failedPath, setFailedPath] = useState<string>();

  const show = useCallback(
    async (path: string, isWanted: () => boolean) => {
      const destination = await loader.load(path, language);
      if (!isWanted()) return;
      if ('redirect' in destination) changeAddress(destination.redirect);
      else setShown({ path, loaded: destination });
    },
    [loader, language, changeAddress],
  );

  const { page, frame } = shown.loaded;
  const retries = exceptionAt(pathname, frame)?.failure?.retries ?? 0;
  const isInLanguage = page.language === language || !isReadInPlace(canonicalPath(pathname), page);
  const isShown = pathname === shown.path && isInLanguage;
  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    setFailedPath(undefined);
    withRetries(retries, () => show(pathname, () => isWanted)).catch((error: unknown) => {
      console.error(`${pathname} could not be fetched`, error);
      if (isWanted) setFailedPath(pathname);
    });
    return () => {
      isWanted = false;
    };
  }, [pathname, isShown, show, retries]);

  useEffect(
    () =>
      onContentChange(() => {
        loader.clear();
        void show(pathname, () => true);
      }),
    [loader, pathname, show],
  );

  const failed = !isShown && failedPath === pathname;
  useEffect(() => {
    if (!failed) updateDocumentHead(shown.loaded);
  }, [shown, failed]);
  useLanguageRedirect(shown.path, shown.loaded, loader);
  useScrollOnNavigation(shown.path, frame.settings.timings.hashScrollMs);

  const prefetch = useCallback(
    (path: string) => void loader.load(path, language).catch(() => undefined),
    [loader, language],
  );
  const next = isShown ? undefined : { path: pathname, failed };
  return { current: shown.loaded, next, prefetch };
}

async function withRetries(retries: number, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (retries === 0) throw error;
    await withRetries(retries - 1, action);
  }
}
