import type { Contract } from './contract';
import type { SiteFiles, Source } from './load';
import type { Pointer } from './problem';
import { isRecord } from './sections';

/** One entry of a collection and where it is written. */
export interface Entry {
  readonly id: string;
  readonly value: Record<string, unknown>;
  readonly source: Source;
  readonly pointer: Pointer;
}

/** All files of a site, indexed: what checks and resolvers look things up in. */
export interface Site {
  readonly contract: Contract;
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  readonly collections: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
}

export function indexSite(contract: Contract, files: SiteFiles, sources: readonly Source[]): Site {
  const collections = new Map<string, Map<string, Entry>>();
  for (const kind of contract.kinds) {
    if (kind.collection === undefined) continue;
    const entries = sources.filter((source) => source.kind === kind).flatMap(entriesOf);
    collections.set(kind.collection, new Map(entries.map((entry) => [entry.id, entry])));
  }
  return { contract, files, sources, collections };
}

function entriesOf(source: Source): Entry[] {
  if (!isRecord(source.data)) return [];
  if (source.id !== undefined) return [{ id: source.id, value: source.data, source, pointer: [] }];
  return Object.entries(source.data).flatMap(([id, value]) =>
    isRecord(value) ? [{ id, value, source, pointer: [id] }] : [],
  );
}

/** The entries of a collection, in the order in which they are written. */
export function collection(site: Site, name: string): ReadonlyMap<string, Entry> {
  return site.collections.get(name) ?? new Map();
}

/** The content of a file that exists once, such as settings; nothing while it is missing or unreadable. */
export function singleton<T>(site: Site, kind: string): T | undefined {
  return site.sources.find((source) => source.kind.name === kind)?.data as T | undefined;
}
