import { isDeepStrictEqual } from 'node:util';
import {
  createMemory,
  filesToKeep,
  type KeptFinding,
  type KnownFile,
  type KnownFiles,
  type Memory,
  type PreviousRuns,
  restoreFile,
  restoreSource,
} from '../../src/compiler/memory';
import type { Contract } from '../../src/compiler/schema/contract';
import type { SiteFiles } from '../../src/compiler/source';
import { type KeptWords, recallWords, wordsToKeep } from '../../src/compiler/translations/site-words';
import { cyrb53 } from '../../src/compiler/values/hash';
import { cachePath, readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { hashOfSharedInputs } from './shared-inputs-hash';

/** What is known of some files, by path, each with the hash of its bytes. */
type Shard = Record<string, readonly [hash: string, known: KnownFiles[number][1]]>;

/** What was found in each file, given these shared inputs; nothing in the files that are not named here. */
interface AllRelativeFindings {
  readonly inputs: string;
  readonly found: Readonly<Record<string, readonly KeptFinding[]>>;
  readonly unknown: readonly string[];
}

/** What is known of the words of the site, for these files. */
interface Words extends KeptWords {
  readonly files: string;
}

/** So that one changed file does not mean writing all. */
const SHARDS = 32;

/** What earlier runs know of the site's files, kept in the cache between them. */
export interface ContentMemory {
  readonly memory: Memory;
  /** Keeps what is known now for the next run. */
  readonly keep: () => Promise<void>;
}

/**
 * `folder` is where it is kept. `version` is another one whenever the same bytes could mean something else: other code,
 * other schemas. `known` is what else is known of the site.
 */
export async function openContentMemory(
  files: SiteFiles,
  contract: Contract,
  version: string,
  folder: string,
  known: Partial<PreviousRuns>,
): Promise<ContentMemory> {
  const prefix = hashOf([version, contract.languages]);
  const fileOf = (name: string) => cachePath(folder, `${name}.json`);
  const read = <Value>(name: string) => readKept<Value>(fileOf(name), prefix);
  const write = (name: string, value: unknown) => writeCachedJson(fileOf(name), [prefix, value]);
  const shards = await Promise.all(Array.from({ length: SHARDS }, (_none, index) => read<Shard>(String(index))));
  const relative = await read<AllRelativeFindings>('relative');
  const words = await read<Words>('words');
  const memory = createMemory({ ...known, keyOf: hashOfSharedInputs });
  const before = shards.flatMap((shard) => Object.entries(shard ?? {}));
  const relativeFindingsAt = relativeFindingsByPath(relative);
  const sources = before.map(([path, [hash, known]]) => {
    const content = files.get(path);
    return content === undefined || hashOf(content) !== hash
      ? restoreSource(contract, path, known.data)
      : restoreFile(memory, contract, path, content, { ...known, relative: relativeFindingsAt(path) });
  });
  const counted = sources.filter((source) => source !== undefined);
  if (words?.files === hashOfFiles(before) && counted.length === before.length) recallWords(contract, words, counted);
  // All else that was read of them may be let go.
  const wordsOfFiles = words?.files;
  return {
    memory,
    keep: async () => {
      const known = filesToKeep(memory);
      const now = shardsOf(known, files);
      const changed = [...now.entries()].filter(
        ([index, shard]) => knowledgeIn(shard) !== knowledgeIn(shards[index] ?? {}),
      );
      for (const [index, shard] of changed) await write(String(index), shard);
      const relativeNow = relativeFindingsOf(memory, known);
      if (relativeNow !== undefined && !areSame(relativeNow, relative)) await write('relative', relativeNow);
      const wordsNow = wordsOf(contract, known, now);
      if (wordsNow !== undefined && wordsNow.files !== wordsOfFiles) await write('words', wordsNow);
    },
  };
}

function shardsOf(known: ReadonlyMap<string, KnownFile>, files: SiteFiles): Shard[] {
  const shards = Array.from({ length: SHARDS }, (): Shard => ({}));
  for (const [path, file] of known) {
    const content = files.get(path);
    const shard = shards[shardOf(path)];
    if (content !== undefined && shard !== undefined) shard[path] = [hashOf(content), byItself(file)];
  }
  return shards;
}

/** What a memory knows of those of these files that are as it knows them, for whoever compiles them elsewhere. */
export function knownFiles(memory: Memory, files: SiteFiles): KnownFiles {
  const isAsKnown = (path: string) => {
    const [known, now] = [memory.files.get(path)?.content, files.get(path)];
    return known !== undefined && now !== undefined && hashOf(known) === hashOf(now);
  };
  return [...filesToKeep(memory)].flatMap(([path, file]) => (isAsKnown(path) ? [[path, byItself(file)]] : []));
}

function byItself({ data, own, notes, positions }: KnownFile): KnownFiles[number][1] {
  return { data, own: writable(own), notes, positions };
}

function relativeFindingsByPath(relative: AllRelativeFindings | undefined): (path: string) => KnownFile['relative'] {
  if (relative === undefined) return () => undefined;
  const { inputs, found } = relative;
  const unknown = new Set(relative.unknown);
  return (path) => (unknown.has(path) ? undefined : { inputs, findings: found[path] ?? [] });
}

function relativeFindingsOf(
  { sharedInputs }: Memory,
  known: ReadonlyMap<string, KnownFile>,
): AllRelativeFindings | undefined {
  if (sharedInputs === undefined) return undefined;
  const found: Record<string, readonly KeptFinding[]> = {};
  const unknown: string[] = [];
  for (const [path, { relative }] of known) {
    const findings = writable(relative?.findings);
    if (findings === undefined) unknown.push(path);
    else if (findings.length > 0) found[path] = findings;
  }
  return { inputs: hashOfSharedInputs(sharedInputs.ofRules), found, unknown };
}

/** Findings as they are, where they are the same once they have been written and read. */
function writable(findings: readonly KeptFinding[] | undefined): readonly KeptFinding[] | undefined {
  if (findings === undefined || findings.length === 0) return findings;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(findings)), findings) ? findings : undefined;
}

/** What was written by other code, or is broken, is nothing. */
async function readKept<Value>(file: string, prefix: string): Promise<Value | undefined> {
  const [version, kept] = (await readCachedJson<[string, Value]>(file)) ?? [];
  return version === prefix ? kept : undefined;
}

/** Only where all files whose words are counted are known, so that they can be taken out again when they change. */
function wordsOf(
  contract: Contract,
  known: ReadonlyMap<string, KnownFile>,
  shards: readonly Shard[],
): Words | undefined {
  const words = wordsToKeep(contract);
  const isWhole = words?.counted.length === known.size && words.counted.every((path) => known.has(path));
  return isWhole ? { ...words, files: hashOfFiles(shards.flatMap((shard) => Object.entries(shard))) } : undefined;
}

function hashOfFiles(known: readonly (readonly [path: string, Shard[string]])[]): string {
  return hashOf(known.map(([path, [hash]]) => `${path} ${hash}`).sort());
}

function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shardOf(path: string): number {
  return cyrb53(path) % SHARDS;
}

/** All that a shard says but for the data, which are those of the bytes: as a text, to be compared. */
function knowledgeIn(shard: Shard): string {
  return JSON.stringify(
    Object.entries(shard).map(([path, [hash, { own, notes, positions }]]) => [path, hash, own, notes, positions]),
  );
}
