import { type Language, type Languages, languageNamed, prefixOf } from './language';
import { withoutEscapes } from './without-escapes';

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

/** A path below the prefix of a language; the default language has none. */
export function prefixedPath(path: string, language: Language, languages: Languages): string {
  const prefix = prefixOf(languageNamed(language, languages), languages);
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The flat file that answers at a path: `/cursos` is `cursos.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file that answers below the prefix of a language where nothing is; that of the default language, everywhere else. */
export function notFoundFile(language: Language, languages: Languages): string {
  return htmlFile(prefixedPath('/404', language, languages));
}

/** What the lookup of a visitor's country depends on, relative to the site's root. */
export const VISITOR_FILE = 'data/visitor.json';

/** The address of a file below the website's folder, whose name may hold what would end an address or begin an escape. */
export function fileAddress(file: string): string {
  return `/${file.replaceAll(/[%#?\\]/g, encodeURIComponent)}`;
}

/** The file that has an address. */
export function addressedFile(address: string): string {
  return withoutEscapes(address.slice(1));
}

/** The data file of what is in the drawing at an address, relative to the site's root. */
export function drawingFile(src: string): string {
  return `data${src}.json`;
}

/** The data file of the page at a path, relative to the site's root. */
export function dataFile(path: string): string {
  return path === '/' ? 'data/index.json' : `data${path}.json`;
}

/** The file with the tags about the page alone whose own path this is, relative to the site's root. */
export function tagsFile(path: string): string {
  return dataFile(path).replace(/json$/, 'tags.json');
}
