import type { Page } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Language, Languages } from '../../shared/language';
import { placePage } from '../../shared/paths';
import { inLanguage } from '../languages';
import type { Entry, PageIndex, PageInstance } from '../site';

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
