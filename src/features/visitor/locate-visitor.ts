import type { Settings } from '../../../generated/types';
import { isCrawler } from '../../shared/country';
import { type AddressedLanguages, defaultLanguage, languageOfCountry } from '../../shared/language';
import { chooseLanguage } from '../../shared/language-choice';
import { type PagePaths, VISITOR_FILE } from '../../shared/paths';
import { canonicalPath, languageOfPath } from '../../shared/read-path';
import { fetchJson } from '../fetch-json';
import type { LanguageStore } from '../language/language-store';
import { storedLanguage } from '../language/stored-language';
import { lookUpCountry, showVisitor } from './visitor-country';

/** What the lookup of a visitor's country depends on. */
export interface VisitorData {
  readonly visitor: NonNullable<Settings['visitor']>;
  readonly languages: AddressedLanguages;
}

/**
 * Finds out where the visitor is, once the page is usable: conditional content follows, and the language does where
 * neither a preference nor the address has decided it. `paths` are those of the page at `arrivedAt`; a visitor who has
 * gone on from there has chosen a language with the address. Rejects when what it depends on cannot be had.
 */
export async function locateVisitor(paths: PagePaths, store: LanguageStore, arrivedAt: string): Promise<void> {
  const { visitor, languages } = await fetchJson<VisitorData>(`/${VISITOR_FILE}`);
  const { lookup, timeoutMs, homeCountry, crawlers } = visitor;
  if (isCrawler(navigator.userAgent, crawlers)) return;
  const country = await lookUpCountry(lookup, timeoutMs);
  showVisitor(country, homeCountry);
  // Another language than the first is shown because somebody has asked for it, also where that cannot be stored.
  if (location.pathname !== arrivedAt || store.get() !== defaultLanguage(languages).code) return;
  const evidence = {
    forced: undefined,
    stored: storedLanguage.read(),
    path: languageOfPath(canonicalPath(location.pathname), paths, languages),
    lookup: country && languageOfCountry(country, languages),
  };
  const { language, reason, isStored } = chooseLanguage(evidence, languages);
  if (reason === 'lookup') store.set(language, isStored);
}
