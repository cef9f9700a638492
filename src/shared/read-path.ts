import { type AddressedLanguages, defaultLanguage, type Language, prefixOf } from './language';
import type { PagePaths } from './paths';

/**
 * The canonical form of a path: lower case, no trailing slash (decision N10), not the name of the flat file that answers
 * there. It begins with one slash, for browsers take `//name` for another host.
 */
export function canonicalPath(path: string): string {
  return `/${path
    .toLowerCase()
    .split(/[/\\]|\.html$/)
    .filter(Boolean)
    .join('/')}`;
}

/** The language that an address promises: its page's, or that of an unknown address below a prefix; undefined on a shared path. */
export function languageOfPath(
  path: string,
  { alternates, sharedPath }: PagePaths,
  languages: AddressedLanguages,
): Language | undefined {
  const own = languages.find(({ code }) => path !== sharedPath && path === alternates[code]);
  const promised = own?.code ?? languageBelowPrefix(path, languages);
  if (promised !== undefined) return promised;
  return sharedPath === undefined ? defaultLanguage(languages).code : undefined;
}

/** The language below whose prefix a path lies; the default language has none. */
export function languageBelowPrefix(path: string, languages: AddressedLanguages): Language | undefined {
  return languages.find((language) => {
    const prefix = prefixOf(language, languages);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  })?.code;
}

/** Whether several languages are read at an address: a shared path, or an unknown one with the not-found page. */
export function isReadInPlace(path: string, { alternates, sharedPath }: PagePaths): boolean {
  return sharedPath !== undefined && (path === sharedPath || !Object.values(alternates).includes(path));
}

/** Whether a path is one of the page's, rather than an unknown one with the not-found page. */
export function isPathOf(path: string, { alternates, sharedPath }: PagePaths): boolean {
  return [...Object.values(alternates), sharedPath].includes(path);
}
