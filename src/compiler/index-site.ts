import { groupBy } from '../shared/group-by';
import { asRecord, isRecord } from '../shared/is-record';
import { oncePerObject } from '../shared/once-per-object';
import { indexPages } from './addresses/addresses';
import { factValues } from './facts/facts';
import type { Matter } from './findings/problem';
import { severityOf } from './findings/severity';
import { meantFile } from './load';
import type { Contract } from './schema/contract';
import { kindOfFile } from './schema/kind';
import { collection, type DraftSite, type Entry, type EntryIndex, type Site, singleton } from './site';
import type { SiteFiles, Source } from './source';
import { readStyleSheets } from './theme/theme-files';

/** Indexes the files of a site once they have been validated. */
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

/** Whether nothing is missing. Every required key and file that is not there is an error, so that a site without errors is complete. */
export function isComplete(_site: DraftSite, wrong: readonly Pick<Matter, 'code'>[]): _site is Site {
  return wrong.every(({ code }) => severityOf(code) !== 'error');
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

/** The names of files that could not be read, and of entries of a wrong type: they exist, although nothing is known of them. */
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
      Object.entries(asRecord(data)).flatMap(([id, value]) => (value === undefined ? `${kind.collection}:${id}` : [])),
    );
  return new Set([...ofFiles, ...ofEntries]);
}

/** The kind that a file with a wrong name was meant to be of. */
function meantKind(contract: Contract, files: SiteFiles, path: string): ReturnType<typeof kindOfFile> {
  if (/^(?:media|theme)\//.test(path)) return undefined;
  const { suggestion } = meantFile(path, contract.kinds);
  return suggestion === undefined || files.has(suggestion) ? undefined : kindOfFile(contract, suggestion);
}
