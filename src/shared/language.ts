import type { SiteLanguage } from '../../generated/types';

/** A language of the site by its code, such as `es`. */
export type Language = SiteLanguage['code'];

/** What addresses and the choice of a language depend on. */
type AddressedLanguage = Pick<SiteLanguage, 'code' | 'prefix' | 'countries'>;
export type AddressedLanguages = readonly AddressedLanguage[];

/** What of a language its addresses depend on. */
export function ofAddresses({ code, prefix }: SiteLanguage): AddressedLanguage {
  return { code, ...(prefix !== undefined && { prefix }) };
}

/** The languages of a site in the order of its settings: the first is the default. Never empty in a site without errors. */
export type Languages = readonly SiteLanguage[];

/** The first of the languages of a site. Throws where there is none. */
export function defaultLanguage<Each extends AddressedLanguage>(languages: readonly Each[]): Each {
  const [first] = languages;
  if (first === undefined) throw new Error('The site names no language');
  return first;
}

/** What the settings say of a language. Throws when it is none of the site's. */
export function languageNamed(code: Language, languages: Languages): SiteLanguage {
  const found = languages.find((language) => language.code === code);
  if (found === undefined) throw new Error(`The site has no language «${code}»`);
  return found;
}

/** What the addresses of a language begin with, where they share one with another language: nothing for the default. */
export function prefixOf({ code, prefix = `/${code}` }: AddressedLanguage, languages: AddressedLanguages): string {
  return code === defaultLanguage(languages).code ? '' : prefix;
}

/** The language that visitors from a country read: the one that names it, else the first that names no countries. */
export function languageOfCountry(country: string, languages: AddressedLanguages): Language {
  const own = languages.find(({ countries }) => countries?.includes(country));
  const other = languages.find(({ countries }) => countries === undefined);
  return (own ?? other ?? defaultLanguage(languages)).code;
}
