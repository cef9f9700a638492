import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../features/language/language-context';
import { redirectDelay } from '../features/language/redirect-guard';
import { isRedirect } from '../shared/is-redirect';
import type { Language, Languages } from '../shared/language';
import { type PagePaths, pathIn, prefixedPath } from '../shared/paths';
import { canonicalPath, isPathOf, isReadInPlace, languageOfPath } from '../shared/read-path';
import type { PageLoader } from './page-loader';
import { useAddressChange } from './use-address-change';
import type { ShownPage } from './use-loaded-page';

/** The state of a history entry that a change of language has made. */
interface Counterpart {
  /** The path that was there before, to which changing back leads. */
  readonly counterpart?: string;
}

/**
 * Follows the visitor's language with the address: from one language's path to the other's, never sooner after the
 * last time than the guard allows. A target that is no page leads home (specification, point 2).
 */
export function useLanguageRedirect(shown: ShownPage, loader: PageLoader): void {
  const { page, shell } = shown.loaded;
  const { pathname, state } = useLocation();
  const { language } = useLanguage();
  const changeAddress = useAddressChange();
  const { counterpart } = (state ?? {}) as Counterpart;
  const { languages, timings } = shell.settings;
  const target = pathname === shown.path ? redirectTarget(pathname, language, page, languages, counterpart) : undefined;
  const guardMs = timings.redirectGuardMs;

  useEffect(() => {
    if (target === undefined) return;
    let isWanted = true;
    const redirect = async () => {
      // What cannot be fetched may well be a page; showing it reports the failure.
      const isValid = await isPage(loader, target, language).catch(() => true);
      if (!isWanted) return;
      if (!isValid) console.warn(`${target} is no page; going home`);
      changeAddress(isValid ? target : prefixedPath('/', language, languages), { counterpart: pathname });
    };
    const timer = setTimeout(() => void redirect(), redirectDelay(guardMs));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [target, language, languages, pathname, guardMs, loader, changeAddress]);
}

/** Where a visitor of this language belongs; undefined when that is here. */
function redirectTarget(
  pathname: string,
  language: Language,
  page: PagePaths,
  languages: Languages,
  counterpart: string | undefined,
): string | undefined {
  const here = canonicalPath(pathname);
  const leadsBack = counterpart !== undefined && languageOfPath(counterpart, page, languages) === language;
  const wayBack = leadsBack ? counterpart : undefined;
  if (isReadInPlace(here, page)) return wayBack;
  if (languageOfPath(here, page, languages) === language) return undefined;
  return wayBack ?? pathIn(page, language);
}

async function isPage(loader: PageLoader, path: string, language: Language): Promise<boolean> {
  const destination = await loader.load(path, language);
  return isRedirect(destination) || isPathOf(path, destination.page);
}
