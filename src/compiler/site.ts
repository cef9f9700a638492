import { indexPages, type PageIndex } from './addresses';
import { type Contract, kindOfFile } from './contract';
import type { SiteFiles, Source } from './load';
import type { Pointer } from './problem';
import { isRecord } from './sections';
import { type Visit, visit } from './visit';

/** One entry of a collection and where it is written. */
export interface Entry {
  readonly id: string;
  readonly value: Record<string, unknown>;
  readonly source: Source;
  readonly pointer: Pointer;
}

/** Entries by id, by the name of their collection. */
export type Collections = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** All files of a site, indexed: what checks and resolvers look things up in. */
export interface Site {
  readonly contract: Contract;
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  readonly singletons: ReadonlyMap<string, unknown>;
  readonly collections: Collections;
  readonly pages: PageIndex;
  /** Every value that its schema describes, sections included. */
  readonly values: readonly Visit[];
  /** What a file that could not be read may hold: `collection:id`, `collection:*`, or the kind of a single file. */
  readonly unreadable: ReadonlySet<string>;
  /** The values of facts.yaml by name. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export function indexSite(contract: Contract, files: SiteFiles, sources: readonly Source[]): Site {
  const collections = new Map<string, Map<string, Entry>>();
  for (const kind of contract.kinds) {
    if (kind.collection === undefined) continue;
    const entries = sources.filter((source) => source.kind === kind).flatMap(entriesOf);
    collections.set(kind.collection, new Map(entries.map((entry) => [entry.id, entry])));
  }
  const singletons = new Map(
    sources.filter(({ kind }) => kind.holds === 'file').map(({ kind, data }) => [kind.name, data] as const),
  );
  return {
    contract,
    files,
    sources,
    singletons,
    collections,
    pages: indexPages(collections, contract.languages),
    values: sources.flatMap((source) => [...visit(source, contract)]),
    unreadable: unreadable(contract, files, sources),
    facts: factValues(singletons.get('facts')),
  };
}

function unreadable(contract: Contract, files: SiteFiles, sources: readonly Source[]): Set<string> {
  const read = new Set(sources.map(({ path }) => path));
  const faulty = [...files.keys()].filter((path) => !read.has(path)).map((path) => kindOfFile(contract, path));
  return new Set(
    faulty.flatMap((found) => {
      if (found === undefined) return [];
      const { kind, id } = found;
      return kind.collection === undefined ? kind.name : `${kind.collection}:${id ?? '*'}`;
    }),
  );
}

function factValues(facts: unknown): Record<string, unknown> {
  if (!isRecord(facts)) return {};
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, isRecord(fact) ? fact.value : undefined]),
  );
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

/** Whether a collection has an entry, or may have it in a file that could not be read. */
export function mayExist(site: Site, name: string, id: string): boolean {
  return collection(site, name).has(id) || site.unreadable.has(`${name}:${id}`) || site.unreadable.has(`${name}:*`);
}

/** The content of a file that exists once, such as settings; nothing while it is missing or unreadable. */
export function singleton<T>(site: Site, kind: string): T | undefined {
  return site.singletons.get(kind) as T | undefined;
}
