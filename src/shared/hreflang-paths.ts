import { defaultLanguage, type Languages } from './language';
import { type PagePaths, pathIn } from './paths';

/** What search engines are told of a page: its path by language, and by `x-default`; nothing in a site of one. */
export function hreflangPaths(page: PagePaths, languages: Languages): readonly (readonly [string, string])[] {
  if (languages.length < 2) return [];
  return [...Object.entries(page.alternates), ['x-default', pathIn(page, defaultLanguage(languages).code)]];
}
