import { useCallback, useEffect, useState } from 'react';
import { exceptionAt } from '../features/shell/page-exception';
import { isRedirect } from '../shared/is-redirect';
import type { Language } from '../shared/language';
import { canonicalPath, isReadInPlace } from '../shared/read-path';
import { onContentChange } from './content-changes';
import type { LoadedPage, PageLoader } from './page-loader';
import { reloadIfReplaced } from './reload-if-replaced';

/** A page and the path for which it was loaded. */
export interface ShownPage {
  readonly path: string;
  readonly loaded: LoadedPage;
}

/** The page of the current address, as long as it is not shown yet. */
export interface NextPage {
  readonly path: string;
  /** It cannot be fetched; otherwise it is being fetched. */
  readonly failed: boolean;
}

/**
 * The page at a path in a language; the one before stays until it is complete, also when it cannot be fetched. An
 * address that has been taken over by another is passed to `redirect`.
 */
export function useLoadedPage(
  path: string,
  language: Language,
  initial: ShownPage,
  loader: PageLoader,
  redirect: (path: string) => void,
): { shown: ShownPage; next: NextPage | undefined } {
  const [shown, setShown] = useState(initial);
  // None at first, wherever the history leads: React has to find the page as the server sent it.
  const [next, setNext] = useState<NextPage>();

  const load = useCallback(
    async (isWanted: () => boolean) => {
      const destination = await loader.load(path, language);
      if (!isWanted()) return;
      if (isRedirect(destination)) redirect(destination.redirect);
      else setShown({ path, loaded: destination });
    },
    [loader, path, language, redirect],
  );

  const { page, shell } = shown.loaded;
  const isInLanguage = page.language === language || !isReadInPlace(canonicalPath(path), page);
  const isShown = path === shown.path && isInLanguage;
  const retries = exceptionAt(path, shell)?.failure?.retries ?? 0;
  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    setNext({ path, failed: false });
    withRetries(retries, () => load(() => isWanted)).catch(async (error: unknown) => {
      if (isWanted && (await reloadIfReplaced())) return;
      console.error(`${path} could not be fetched`, error);
      if (isWanted) setNext({ path, failed: true });
    });
    return () => {
      isWanted = false;
    };
  }, [path, isShown, load, retries]);

  useEffect(
    () =>
      onContentChange(() => {
        loader.clear();
        void load(() => true);
      }),
    [loader, load],
  );

  return { shown, next: isShown || next?.path !== path ? undefined : next };
}

async function withRetries(retries: number, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (retries === 0) throw error;
    await withRetries(retries - 1, action);
  }
}
