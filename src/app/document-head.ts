import { fetchJson } from '../features/fetch-json';
import { takeOverPageTags } from '../features/page-tags';
import { exceptionAt } from '../features/shell/page-exception';
import { ownHtml } from '../features/trusted-types';
import { directionOf } from '../shared/direction';
import { languageNamed } from '../shared/language';
import { pathIn, tagsFile } from '../shared/paths';
import { canonicalPath, isPathOf } from '../shared/read-path';
import type { LoadedPage } from './page-loader';
import type { ShownPage } from './use-loaded-page';

/** Names the document after the page that is shown, in its language. */
export function nameDocument({ path, loaded: { page, shell } }: ShownPage): void {
  const { documentElement } = document;
  documentElement.lang = page.language;
  documentElement.dir = directionOf(languageNamed(page.language, shell.settings.languages).locale) ?? '';
  const missing = isPathOf(canonicalPath(path), page) ? undefined : exceptionAt(path, shell)?.missing;
  document.title = missing?.title ?? page.metadata.title;
}

/**
 * Brings what search engines and social networks read in line with the page that a client-side navigation shows, once
 * it is shown: no visitor waits for it. Where it cannot be had, nothing is said rather than what was true of the page
 * before. The returned function gives it up.
 */
export function describeDocument({ page }: LoadedPage): () => void {
  let isWanted = true;
  fetchJson<string>(`/${tagsFile(pathIn(page, page.language))}`)
    .catch((error: unknown) => {
      console.warn('What is told of the page to others cannot be fetched', error);
      return '';
    })
    .then((tags) => {
      const template = document.createElement('template');
      template.innerHTML = ownHtml(tags);
      if (isWanted) takeOverPageTags(template.content);
    });
  return () => {
    isWanted = false;
  };
}
