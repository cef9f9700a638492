import type { Language } from './language';

/** The addresses of one page. */
export interface PagePaths {
  /** The page's own path in each language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** The path at which both languages are read in place, where there is one. */
  readonly sharedPath?: string;
}

/** The additional English address of a page whose path both languages share (decision N8). */
export function englishPath(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}

/**
 * The canonical form of a path: lower case, no trailing slash (decision N10). It begins with one slash, for browsers
 * take `//name` for another host.
 */
export function canonicalPath(path: string): string {
  return `/${path.toLowerCase().split(/[/\\]/).filter(Boolean).join('/')}`;
}

/** The language that an address promises: its page's, or that of an unknown address below /en; undefined on a shared path. */
export function languageOfPath(path: string, { alternates, sharedPath }: PagePaths): Language | undefined {
  if (sharedPath === undefined) return path === alternates.en ? 'en' : 'es';
  return path === '/en' || path.startsWith('/en/') ? 'en' : undefined;
}

/** Whether both languages are read at an address: a shared path, or an unknown one with the not-found page. */
export function isReadInPlace(path: string, { alternates, sharedPath }: PagePaths): boolean {
  return sharedPath !== undefined && path !== alternates.en;
}

/** Where the site begins in a language. */
export function homePath(language: Language): string {
  return language === 'en' ? englishPath('/') : '/';
}

/** The flat file that answers at a path: `/cursos` is `cursos.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The data file of the page at a path, relative to the site's root. */
export function dataFile(path: string): string {
  return path === '/' ? 'data/index.json' : `data${path}.json`;
}
