import { interactiveSections } from '../../generated/section-registry';
import { fetchJson, MissingFile } from '../features/fetch-json';
import { loadShell } from '../features/shell/load-shell';
import { withOwnHtml } from '../features/trusted-types';
import type { PageData } from '../renderer/page-data';
import { loadComponents, type SectionComponents } from '../renderer/registry';
import { isRedirect } from '../shared/is-redirect';
import type { Language } from '../shared/language';
import type { Shell } from '../shared/manifest';
import { dataFile, pathIn, prefixedPath } from '../shared/paths';
import { canonicalPath, isReadInPlace } from '../shared/read-path';
import { createDrawingLoader } from './drawing-loader';
import { createStyleLoader } from './style-loader';

/** A page with all that rendering it needs. */
export interface LoadedPage {
  readonly page: PageData;
  readonly shell: Shell;
  readonly components: SectionComponents;
}

/** What lies at a path: a page, or the address that has taken its place. */
type Destination = { readonly redirect: string } | LoadedPage;

export interface PageLoader {
  /**
   * The page at a path, in `language` where several languages are read there; the not-found page where there is none.
   * Rejects when it cannot be fetched.
   */
  load(path: string, language: Language): Promise<Destination>;
  /** Forgets everything fetched: the content has changed. */
  clear(): void;
}

/**
 * Fetches page data, the styles of its sections and the code of the interactive ones. What was fetched, and the shell that
 * is there already, counts for as long as the settings say. `initial` is the page that the document came with.
 */
export function createPageLoader(initial: LoadedPage): PageLoader {
  const { shell } = initial;
  const { timings, languages } = shell.settings;
  const loadStyles = createStyleLoader(initial);
  const drawings = createDrawingLoader();
  const pages: Fetched<string, Destination> = new Map();
  const fetched = <Value>(value: Promise<Value>) => ({ value, staleAt: Date.now() + timings.staleMs });
  const shells: Fetched<Language, Shell> = new Map([[shell.language, fetched(Promise.resolve(shell))]]);

  const once = <Key, Value>(cache: Fetched<Key, Value>, key: Key, start: () => Promise<Value>): Promise<Value> => {
    const known = cache.get(key);
    if (known !== undefined && Date.now() < known.staleAt) return known.value;
    const value = start();
    cache.set(key, fetched(value));
    value.catch(() => cache.delete(key));
    return value;
  };

  const complete = async (data: PageData): Promise<LoadedPage> => {
    const [page, shellOfPage, components] = await Promise.all([
      drawings.complete(data),
      once(shells, data.language, async () => withOwnHtml(await loadShell(data.language))),
      loadComponents(
        interactiveSections,
        data.sections.map(({ type }) => type),
      ),
      loadStyles(data),
    ]);
    return { page: withOwnHtml(page), shell: shellOfPage, components };
  };

  const fetchPage = async (path: string, language: Language): Promise<Destination> => {
    const data = await fetchJson<PageData | { redirect: string }>(`/${dataFile(path)}`).catch((error: unknown) => {
      if (!(error instanceof MissingFile)) throw error;
      return fetchJson<PageData>(`/${dataFile(prefixedPath('/404', language, languages))}`);
    });
    if (isRedirect(data)) return data;
    const isOther = data.language !== language && isReadInPlace(path, data);
    return complete(isOther ? await fetchJson<PageData>(`/${dataFile(pathIn(data, language))}`) : data);
  };

  return {
    load: (path, language) =>
      once(pages, `${language}:${canonicalPath(path)}`, () => fetchPage(canonicalPath(path), language)),
    clear: () => {
      pages.clear();
      shells.clear();
      drawings.clear();
    },
  };
}

/** What was fetched, and until when it counts (in milliseconds since 1970). */
type Fetched<Key, Value> = Map<Key, { readonly value: Promise<Value>; readonly staleAt: number }>;
