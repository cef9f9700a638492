import type { Page } from '../../../generated/source-types';
import type { Language, Languages } from '../../shared/language';
import { type PagePaths, placePage } from '../../shared/paths';
import { inLanguage } from '../languages';
import type { Entry } from '../site';
import type { Draft } from '../values/draft';

/** One page as visitors know it. A template page (`each`) has one instance per entry of its collection. */
export interface PageInstance<Page extends object = object> extends PagePaths {
  /** The page's id, followed by `:` and the entry's id for an instance of a template. */
  readonly id: string;
  readonly page: Entry<Page>;
  readonly entry: Entry | undefined;
  /** Further addresses that show the page. */
  readonly also: readonly string[];
}

/** The pages of a site and how links find them. */
export interface PageIndex<Page extends object = object> {
  /** Every page, in the order of the files. Pages without an address in each language are left out. */
  readonly all: readonly PageInstance<Page>[];
  /** By what `page: id` says in a link. */
  readonly byId: ReadonlyMap<string, PageInstance<Page>>;
  /** The page that shows one entry of a collection, by `collection:id`, such as a blog post. */
  readonly byEntry: ReadonlyMap<string, PageInstance<Page>>;
}

type DraftPage = Draft<Page>;

/** The pages with an address in each language; `entriesOf` knows what a template is shown for. */
export function indexPages(
  pages: Iterable<Entry<DraftPage>>,
  entriesOf: (collection: string) => Iterable<Entry>,
  languages: Languages,
): PageIndex<DraftPage> {
  const all = [...pages].flatMap((page) => {
    const { each } = page.value;
    if (each === undefined) return instance(page, undefined, languages) ?? [];
    return [...entriesOf(each)].flatMap((entry) => instance(page, entry, languages) ?? []);
  });
  const ofEntries = all.filter(({ entry }) => entry !== undefined);
  return {
    all,
    byId: new Map(all.map((page) => [page.id, page])),
    byEntry: new Map(ofEntries.map((page) => [`${page.page.value.each}:${page.entry?.id}`, page])),
  };
}

function instance(
  page: Entry<DraftPage>,
  entry: Entry | undefined,
  languages: Languages,
): PageInstance<DraftPage> | undefined {
  const { path, also = [] } = page.value;
  const written = languages.map(({ code }) => [code, inLanguage(path, code)] as const);
  if (!written.every((pair): pair is [Language, string] => pair[1] !== undefined)) return undefined;
  const ofEntry = written.map(([code, pattern]) => [code, pattern.replace('{id}', entry?.id ?? '')] as const);
  return {
    id: entry === undefined ? page.id : `${page.id}:${entry.id}`,
    page,
    entry,
    ...placePage(Object.fromEntries(ofEntry), languages),
    also: also.filter((address) => address !== undefined),
  };
}

/** Every address at which a page is found, each once. */
export function addressesOf({ alternates, sharedPath, also }: PageInstance): string[] {
  return [...new Set([...(sharedPath === undefined ? [] : [sharedPath]), ...Object.values(alternates), ...also])];
}
