import { type Language, languages } from '../shared/language';
import { englishPath } from '../shared/paths';
import { isRecord } from './sections';
import type { Collections, Entry } from './site';

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

/** The pages of a site and how links find them. */
export interface PageIndex {
  /** Every page, in the order of the files. Pages whose addresses are malformed are left out. */
  readonly all: readonly PageInstance[];
  /** By what `page: id` says in a link. */
  readonly byId: ReadonlyMap<string, PageInstance>;
  /** The page that shows one entry of a collection, by `collection:id`, such as a blog post. */
  readonly byEntry: ReadonlyMap<string, PageInstance>;
}

export function indexPages(collections: Collections): PageIndex {
  const all = [...(collections.get('pages')?.values() ?? [])].flatMap((page) => {
    const { each } = page.value;
    if (typeof each !== 'string') return instance(page, undefined) ?? [];
    return [...(collections.get(each)?.values() ?? [])].flatMap((entry) => instance(page, entry) ?? []);
  });
  const ofEntries = all.filter(({ entry }) => entry !== undefined);
  return {
    all,
    byId: new Map(all.map((page) => [page.id, page])),
    byEntry: new Map(ofEntries.map((page) => [`${page.page.value.each}:${page.entry?.id}`, page])),
  };
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
