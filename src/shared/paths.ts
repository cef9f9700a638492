import { defaultLanguage, type Language, type Languages, languageNamed } from './language';

/** Where the icons of the site lie, each by its name as the fragment. */
export const ICON_SPRITE = '/icons.svg';

/** The addresses of one page. */
export interface PagePaths {
  /** The page's own path in each language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** The path at which several languages are read in place, where there is one. */
  readonly sharedPath?: string;
}

/**
 * The addresses of a page from the path that is written for each of its languages. A path that several languages share
 * belongs to the first of them; the others have it once more below their prefix (decision N8).
 */
export function placePage(written: Readonly<Record<Language, string>>, languages: Languages): PagePaths {
  const taken = new Set<string>();
  const shared: string[] = [];
  const alternates = languages.map(({ code }) => {
    const path = written[code] ?? '';
    if (!taken.has(path)) {
      taken.add(path);
      return [code, path];
    }
    shared.push(path);
    return [code, prefixedPath(path, code, languages)];
  });
  const [sharedPath] = shared;
  return {
    alternates: Object.fromEntries(alternates) as Record<Language, string>,
    ...(sharedPath !== undefined && { sharedPath }),
  };
}

/** The page's own path in a language. Throws where the site has no such language. */
export function pathIn({ alternates }: PagePaths, language: Language): string {
  const path = alternates[language];
  if (path === undefined) throw new Error(`No path in «${language}»`);
  return path;
}

/** What search engines are told of a page: its path by language, and by `x-default`; nothing in a site of one. */
export function hreflangPaths(page: PagePaths, languages: Languages): readonly (readonly [string, string])[] {
  if (languages.length < 2) return [];
  return [...Object.entries(page.alternates), ['x-default', pathIn(page, defaultLanguage(languages).code)]];
}

/** A path below the prefix of a language; the default language has none. */
export function prefixedPath(path: string, language: Language, languages: Languages): string {
  const prefix = prefixOf(language, languages);
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

function prefixOf(language: Language, languages: Languages): string {
  if (language === defaultLanguage(languages).code) return '';
  return languageNamed(language, languages).prefix ?? `/${language}`;
}

/**
 * The canonical form of a path: lower case, no trailing slash (decision N10). It begins with one slash, for browsers
 * take `//name` for another host.
 */
export function canonicalPath(path: string): string {
  return `/${path.toLowerCase().split(/[/\\]/).filter(Boolean).join('/')}`;
}

/** The language that an address promises: its page's, or that of an unknown address below a prefix; undefined on a shared path. */
export function languageOfPath(path: string, page: PagePaths, languages: Languages): Language | undefined {
  const own = languages.find(({ code }) => isOwnPath(path, code, page));
  if (own !== undefined) return own.code;
  const below = languages.find(({ code }) => {
    const prefix = prefixOf(code, languages);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  });
  if (below !== undefined) return below.code;
  return page.sharedPath === undefined ? defaultLanguage(languages).code : undefined;
}

/** Whether several languages are read at an address: a shared path, or an unknown one with the not-found page. */
export function isReadInPlace(path: string, page: PagePaths): boolean {
  return page.sharedPath !== undefined && !Object.keys(page.alternates).some((code) => isOwnPath(path, code, page));
}

function isOwnPath(path: string, language: Language, { alternates, sharedPath }: PagePaths): boolean {
  return path !== sharedPath && path === alternates[language];
}

/** The flat file that answers at a path: `/cursos` is `cursos.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The data file of the page at a path, relative to the site's root. */
export function dataFile(path: string): string {
  return path === '/' ? 'data/index.json' : `data${path}.json`;
}
