import { exceptionAt } from '../features/shell/page-exception';
import { hreflangPaths } from '../shared/hreflang-paths';
import { canonicalPath, isPathOf } from '../shared/read-path';
import type { LoadedPage } from './page-loader';
import type { ShownPage } from './use-loaded-page';

/** Brings the head of the document in line with the page that a client-side navigation shows. */
export function updateDocumentHead({ path, loaded: { page, shell } }: ShownPage): void {
  const { metadata, canonical, language } = page;
  document.documentElement.lang = language;
  const missing = isPathOf(canonicalPath(path), page) ? undefined : exceptionAt(path, shell)?.missing;
  document.title = missing?.title ?? metadata.title;
  setAttribute('meta[name="description"]', 'content', metadata.description);
  setAttribute('meta[name="robots"]', 'content', metadata.noindex ? 'noindex' : 'index, follow');
  setAttribute('link[rel="canonical"]', 'href', canonical);
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove();
  if (!metadata.noindex) document.head.append(...alternateLinks(page, shell));
}

function alternateLinks(page: LoadedPage['page'], { settings }: LoadedPage['shell']): HTMLLinkElement[] {
  const { origin } = new URL(page.canonical);
  return hreflangPaths(page, settings.languages).map(([code, path]) => {
    const link = document.createElement('link');
    link.rel = 'alternate';
    link.hreflang = code;
    link.href = origin + path;
    return link;
  });
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
