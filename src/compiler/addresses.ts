import type { Language, Languages } from '../shared/language';
import { type PagePaths, placePage } from '../shared/paths';
import { inLanguage } from './languages';
import type { Collections, Entry } from './site';

/** One page as visitors know it. A template page (`each`) has one instance per entry of its collection. */
export interface PageInstance extends PagePaths {
  /** The page's id, followed by `:` and the entry's id for an instance of a template. */
  readonly id: string;
  readonly page: Entry;
  readonly entry: Entry | undefined;
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

export function indexPages(collections: Collections, languages: Languages): PageIndex {
  const all = [...(collections.get('pages')?.values() ?? [])].flatMap((page) => {
    const { each } = page.value;
    if (typeof each !== 'string') return instance(page, undefined, languages) ?? [];
    return [...(collections.get(each)?.values() ?? [])].flatMap((entry) => instance(page, entry, languages) ?? []);
  });
  const ofEntries = all.filter(({ entry }) => entry !== undefined);
  return {
    all,
    byId: new Map(all.map((page) => [page.id, page])),
    byEntry: new Map(ofEntries.map((page) => [`${page.page.value.each}:${page.entry?.id}`, page])),
  };
}

function instance(page: Entry, entry: Entry | undefined, languages: Languages): PageInstance | undefined {
  const { path, also } = page.value;
  const written = languages.map(({ code }) => [code, inLanguage(path, code)] as const);
  if (!written.every((pair): pair is [Language, string] => typeof pair[1] === 'string')) return undefined;
  const ofEntry = written.map(([code, pattern]) => [code, pattern.replace('{id}', entry?.id ?? '')] as const);
  return {
    id: entry === undefined ? page.id : `${page.id}:${entry.id}`,
    page,
    entry,
    ...placePage(Object.fromEntries(ofEntry), languages),
    also: Array.isArray(also) ? also.map(String) : [],
  };
}

/** Every address at which a page is found, each once. */
export function addressesOf({ alternates, sharedPath, also }: PageInstance): string[] {
  return [...new Set([...(sharedPath === undefined ? [] : [sharedPath]), ...Object.values(alternates), ...also])];
}
