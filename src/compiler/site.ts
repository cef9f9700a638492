import type { Collections, Page, Singletons } from '../../generated/source-types';
import type { Draft } from '../shared/draft';
import type { PagePaths } from '../shared/paths';
import type { Pointer } from '../shared/pointer';
import type { Contract } from './schema/contract';
import type { SiteFiles, Source, StyleSheet } from './source';

/** One entry of a collection and where it is written. */
export interface Entry<Value extends object = object> {
  readonly id: string;
  readonly value: Value;
  readonly source: Source;
  readonly pointer: Pointer;
}

/** Entries by id, by the name of their collection. */
export type EntryIndex = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

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

/** Some files of a site: those in which values are looked for. */
export type Files = Pick<DraftSite, 'sources' | 'contract'>;

/** A site in which nothing is missing: what resolvers look things up in. */
export interface Site extends DraftSite {
  readonly pages: PageIndex<Page>;
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
