import type { Settings } from '../../../generated/types';
import { isCrawler } from '../../shared/country';
import type { AddressedLanguages } from '../../shared/language';
import { chooseLanguage } from '../../shared/language-choice';
import type { PagePaths } from '../../shared/paths';
import { canonicalPath, languageOfPath } from '../../shared/read-path';
import type { LanguageStore } from '../language/language-store';
import { storedLanguage } from '../language/stored-language';
import { lookUpCountry, showVisitor } from './visitor-country';

/**
 * Finds out where the visitor is, once the page is usable: conditional content follows, and the language does where
 * neither a preference nor the address has decided it. `paths` are those of the page at `arrivedAt`; a visitor who has
 * gone on from there has chosen a language with the address.
 */
export async function locateVisitor(
  paths: PagePaths,
  { visitor, languages }: Pick<Settings, 'visitor'> & { readonly languages: AddressedLanguages },
  store: LanguageStore,
  arrivedAt: string,
): Promise<void> {
  if (visitor === undefined) return;
  const { lookup, timeoutMs, homeCountry, crawlers } = visitor;
  if (isCrawler(navigator.userAgent, crawlers)) return;
  const country = await lookUpCountry(lookup, timeoutMs);
  showVisitor(country, homeCountry);
  if (location.pathname !== arrivedAt) return;
  const evidence = {
    forced: undefined,
    stored: storedLanguage.read(),
    path: languageOfPath(canonicalPath(location.pathname), paths, languages),
    country,
  };
  const { language, reason, isStored } = chooseLanguage(evidence, languages);
  if (reason === 'lookup') store.set(language, isStored);
}
