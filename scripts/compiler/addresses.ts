import { type Language, languages } from '../../src/shared/language';
import { englishPath } from '../../src/shared/paths';
import { isRecord } from './sections';
import { collection, type Entry, type Site } from './site';

/** One page as visitors know it. A template page (`each`) has one instance per entry of its collection. */
export interface PageInstance {
  /** The page's id, followed by `:` and the entry's id for an instance of a template. */
  readonly id: string;
  readonly page: Entry;
  readonly entry: Entry | undefined;
  /** The page's own address in each language: the canonical one. */
  readonly paths: Readonly<Record<Language, string>>;
  /** The one address at which both languages are read in place, where the page has one. */
  readonly sharedPath: string | undefined;
  /** Further addresses that show the page. */
  readonly also: readonly string[];
}

/** Every page of the site, in the order of the files. Pages whose addresses are malformed are left out. */
export function pageInstances(site: Site): PageInstance[] {
  return [...collection(site, 'pages').values()].flatMap((page) => {
    const each = page.value.each;
    if (typeof each !== 'string') return instance(page, undefined) ?? [];
    return [...collection(site, each).values()].flatMap((entry) => instance(page, entry) ?? []);
  });
}

function instance(page: Entry, entry: Entry | undefined): PageInstance | undefined {
  const { path, also } = page.value;
  if (!isRecord(path) || !languages.every((language) => typeof path[language] === 'string')) return undefined;
  const [es, en] = languages.map((language) => String(path[language]).replace('{id}', entry?.id ?? '')) as [
    string,
    string,
  ];
  const shared = es === en;
  return {
    id: entry === undefined ? page.id : `${page.id}:${entry.id}`,
    page,
    entry,
    paths: { es, en: shared ? englishPath(en) : en },
    sharedPath: shared ? es : undefined,
    also: Array.isArray(also) ? also.map(String) : [],
  };
}

/** The instance that `page: id` means in a link. */
export function findPage(instances: readonly PageInstance[], pageId: string): PageInstance | undefined {
  return instances.find((candidate) => candidate.id === pageId);
}

/** The page that shows one entry of a collection, such as a blog post. */
export function findEntryPage(instances: readonly PageInstance[], each: string, id: string): PageInstance | undefined {
  return instances.find((candidate) => candidate.page.value.each === each && candidate.entry?.id === id);
}
