import type { Collections, Page, Singletons } from '../../generated/source-types';
import { groupBy } from '../shared/group-by';
import { isRecord } from '../shared/is-record';
import { indexPages, type PageIndex } from './addresses/addresses';
import type { Contract } from './contract';
import { factValues } from './facts/facts';
import { meantFile, type SiteFiles, type Source } from './load';
import type { Matter, Pointer } from './problems/problem';
import { severityOf } from './problems/severity';
import { kindOfFile } from './schema/kind';
import type { StyleSheet } from './theme/style-sheet';
import { readStyleSheets } from './theme/theme-files';
import type { Draft } from './values/draft';
import { oncePerObject } from './values/once-per-object';

/** One entry of a collection and where it is written. */
export interface Entry<Value extends object = object> {
  readonly id: string;
  readonly value: Value;
  readonly source: Source;
  readonly pointer: Pointer;
}

/** Entries by id, by the name of their collection. */
export type EntryIndex = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/**
 * All files of a site, indexed: what rules look things up in. Every value has the right type, and any may be missing;
 * what is there but had the wrong type is a key without a value.
 */
export interface DraftSite {
  readonly contract: Contract;
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  readonly singletons: ReadonlyMap<string, unknown>;
  readonly collections: EntryIndex;
  readonly pages: PageIndex<Draft<Page>>;
  /** The style sheets of the theme, in the order in which they apply. */
  readonly styles: readonly StyleSheet[];
  /** What may be written where nothing could be read: `collection:id`, `collection:*`, or the kind of a single file. */
  readonly unreadable: ReadonlySet<string>;
  /** The values of facts.yaml by name; those of sums that cannot be worked out are missing. */
  readonly facts: Readonly<Record<string, string | number | undefined>>;
}

/** A site in which nothing is missing: what resolvers look things up in. */
export interface Site extends DraftSite {
  readonly pages: PageIndex<Page>;
}

/** Whether nothing is missing: every required key, and every file that a site needs, is told where it is not there. */
export function isComplete(_site: DraftSite, wrong: readonly Pick<Matter, 'code'>[]): _site is Site {
  return wrong.every(({ code }) => severityOf(code) !== 'error');
}

/** Indexes the files of a site, of which only what has the right type is left. */
export function indexSite(contract: Contract, files: SiteFiles, sources: readonly Source[]): DraftSite {
  const ofKind = groupBy(sources, ({ kind }) => kind);
  const collections: EntryIndex = new Map(
    contract.kinds.flatMap((kind) =>
      kind.collection === undefined ? [] : [[kind.collection, entriesIn(ofKind.get(kind) ?? [])]],
    ),
  );
  const singletons = new Map(
    sources.filter(({ kind }) => kind.holds === 'file').map(({ kind, data }) => [kind.name, data] as const),
  );
  const indexed = { singletons, collections };
  const entriesOf = (name: string) => collection(indexed, name).values();
  return {
    ...indexed,
    contract,
    files,
    sources,
    pages: indexPages(collection(indexed, 'pages').values(), entriesOf, contract.languages),
    styles: readStyleSheets(files, singleton(indexed, 'theme')),
    unreadable: unreadable(contract, files, sources),
    facts: factValues(singleton(indexed, 'facts')),
  };
}

function entriesIn(sources: readonly Source[]): Map<string, Entry> {
  return new Map(sources.flatMap((source) => entriesOf(source)).map((entry) => [entry.id, entry]));
}

const entriesOf = oncePerObject((source: Source): readonly Entry[] => {
  if (!isRecord(source.data)) return [];
  if (source.id !== undefined) return [{ id: source.id, value: source.data, source, pointer: [] }];
  return Object.entries(source.data).flatMap(([id, value]) =>
    isRecord(value) ? [{ id, value, source, pointer: [id] }] : [],
  );
});

/** Files that could not be read, and entries that are none: what they are called exists all the same. */
function unreadable(contract: Contract, files: SiteFiles, sources: readonly Source[]): Set<string> {
  const read = new Set(sources.filter(({ data }) => data !== undefined).map(({ path }) => path));
  const unread = [...files.keys()].filter((path) => !read.has(path));
  const ofFiles = unread.flatMap((path) => {
    const found = kindOfFile(contract, path) ?? meantKind(contract, files, path);
    if (found === undefined) return [];
    const { kind, id } = found;
    return kind.collection === undefined ? kind.name : `${kind.collection}:${id ?? '*'}`;
  });
  const ofEntries = sources
    .filter(({ kind }) => kind.holds === 'map')
    .flatMap(({ kind, data }) =>
      Object.entries(isRecord(data) ? data : {}).flatMap(([id, value]) =>
        value === undefined ? `${kind.collection}:${id}` : [],
      ),
    );
  return new Set([...ofFiles, ...ofEntries]);
}

/** A file under a wrong name is what it was meant to be. */
function meantKind(contract: Contract, files: SiteFiles, path: string): ReturnType<typeof kindOfFile> {
  if (/^(?:media|theme)\//.test(path)) return undefined;
  const { suggestion } = meantFile(path, contract.kinds);
  return suggestion === undefined || files.has(suggestion) ? undefined : kindOfFile(contract, suggestion);
}

/**
 * The entries of a collection, in the order in which they are written. What is indexed has the type that is generated
 * from its schema, since validating has left nothing else: this is where the one becomes the other.
 */
export function collection<Name extends keyof Collections>(
  site: Site,
  name: Name,
): ReadonlyMap<string, Entry<Collections[Name]>>;
export function collection<Name extends keyof Collections>(
  site: Pick<DraftSite, 'collections'>,
  name: Name,
): ReadonlyMap<string, Entry<Draft<Collections[Name]>>>;
export function collection(site: Pick<DraftSite, 'collections'>, name: string): ReadonlyMap<string, Entry>;
export function collection({ collections }: Pick<DraftSite, 'collections'>, name: string): ReadonlyMap<string, Entry> {
  return collections.get(name) ?? new Map();
}

/** Whether a collection has an entry, or may have it where nothing could be read. */
export function mayExist(site: DraftSite, name: string, id: string): boolean {
  return collection(site, name).has(id) || site.unreadable.has(`${name}:${id}`) || site.unreadable.has(`${name}:*`);
}

/** Whether some file of a collection could not be read, so that any entry may be in it. */
export function isPartlyUnreadable({ unreadable: names }: DraftSite, collectionName: string): boolean {
  return [...names].some((name) => name.startsWith(`${collectionName}:`));
}

/** The file of a kind that exists once. */
export function sourceOfSingleton({ sources }: DraftSite, name: keyof Singletons): Source | undefined {
  return sources.find(({ kind }) => kind.name === name);
}

/** The content of a file that exists once, such as settings; of its type, as the entries of collections are. */
export function singleton<Name extends keyof Singletons>(site: Site, name: Name): Singletons[Name];
export function singleton<Name extends keyof Singletons>(
  site: Pick<DraftSite, 'singletons'>,
  name: Name,
): Draft<NonNullable<Singletons[Name]>> | undefined;
export function singleton({ singletons }: Pick<DraftSite, 'singletons'>, name: string): unknown {
  return singletons.get(name);
}
