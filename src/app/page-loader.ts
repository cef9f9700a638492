import type { Frame } from '../../generated/types';
import { interactiveSections } from '../renderer/interactive-sections';
import type { PageData } from '../renderer/page-data';
import { loadComponents, type SectionComponents } from '../renderer/registry';
import type { Language } from '../shared/language';
import { canonicalPath, dataFile, isReadInPlace } from '../shared/paths';

/** A page with all that rendering it needs. */
export interface LoadedPage {
  readonly page: PageData;
  readonly frame: Frame;
  readonly components: SectionComponents;
}

/** What lies at a path: a page, or the address that has taken its place. */
export type Destination = { readonly redirect: string } | LoadedPage;

export interface PageLoader {
  /**
   * The page at a path, in `language` where both languages are read there; the not-found page where there is none.
   * Rejects when it cannot be fetched.
   */
  load(path: string, language: Language): Promise<Destination>;
  /** Forgets everything fetched: the content has changed. */
  clear(): void;
}

/** Fetches page data and the code of its interactive sections; each path at most once. */
export function createPageLoader(): PageLoader {
  const pages = new Map<string, Promise<Destination>>();
  const frames = new Map<Language, Promise<Frame>>();

  const once = <Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, start: () => Promise<Value>): Promise<Value> => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const started = start();
    cache.set(key, started);
    started.catch(() => cache.delete(key));
    return started;
  };

  const complete = async (data: PageData): Promise<LoadedPage> => {
    const [frame, components] = await Promise.all([
      once(frames, data.language, () => fetchJson<Frame>(`/data/frame.${data.language}.json`)),
      loadComponents(
        interactiveSections,
        data.sections.map(({ type }) => type),
      ),
    ]);
    return { page: data, frame, components };
  };

  const fetchPage = async (path: string, language: Language): Promise<Destination> => {
    const data = await fetchJson<PageData | { redirect: string }>(`/${dataFile(path)}`).catch((error: unknown) => {
      if (!(error instanceof MissingFile)) throw error;
      return fetchJson<PageData>(language === 'en' ? '/data/en/404.json' : '/data/404.json');
    });
    if ('redirect' in data) return data;
    const isOther = data.language !== language && isReadInPlace(path, data);
    return complete(isOther ? await fetchJson<PageData>(`/${dataFile(data.alternates[language])}`) : data);
  };

  return {
    load: (path, language) =>
      once(pages, `${language}:${canonicalPath(path)}`, () => fetchPage(canonicalPath(path), language)),
    clear: () => {
      pages.clear();
      frames.clear();
    },
  };
}

class MissingFile extends Error {}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (response.status === 404) throw new MissingFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
