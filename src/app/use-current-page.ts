import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../features/language/language-context';
import { describeDocument, nameDocument } from './document-head';
import { createPageLoader, type LoadedPage } from './page-loader';
import { useAddressChange } from './use-address-change';
import { useLanguageRedirect } from './use-language-redirect';
import { type NextPage, type ShownPage, useLoadedPage } from './use-loaded-page';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

interface CurrentPage {
  /** The last page that was complete. */
  readonly current: LoadedPage;
  readonly next: NextPage | undefined;
  readonly prefetch: (path: string) => void;
}

/** The page of the current address in the visitor's language, with what follows it: head, language and scroll position. `moved`: see `useScrollOnNavigation`. */
export function useCurrentPage(initial: ShownPage, moved: AbortSignal | undefined): CurrentPage {
  const { shell } = initial.loaded;
  const [loader] = useState(() => createPageLoader(initial.loaded));
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { shown, next } = useLoadedPage(pathname, language, initial, loader, useAddressChange());

  const hasFailed = next?.failed === true;
  useEffect(() => {
    if (!hasFailed) nameDocument(shown);
  }, [shown, hasFailed]);
  useEffect(() => (shown === initial ? undefined : describeDocument(shown.loaded)), [shown, initial]);
  useLanguageRedirect(shown, loader);
  useScrollOnNavigation(shown.path, shell.settings.timings.hashScrollMs, moved);

  const prefetch = useCallback(
    (path: string) => void loader.load(path, language).catch(() => undefined),
    [loader, language],
  );
  return { current: shown.loaded, next, prefetch };
}
