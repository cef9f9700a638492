import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../src/compiler/contract';
import {
  createMemory,
  type EarlierRuns,
  former,
  type KeptFinding,
  type KnownFile,
  type Memory,
  recall,
  wellFormed,
} from '../../src/compiler/memory';
import type { SiteFiles } from '../../src/compiler/source';
import { type KeptWords, recallWords, wordsToKeep } from '../../src/compiler/translations/site-words';
import { tryWriteAtomically } from '../atomic-files/write-atomically';
import { hashOf } from './hash';
import { hashOfSurroundings } from './surroundings-hash';

/** What is known of files, by path, each with the hash of its bytes. */
type Shard = Record<string, readonly [hash: string, known: Omit<KnownFile, 'among'>]>;

/** What was found within these surroundings, by file; nothing in any other one, but for those of which it is not known. */
interface Verdicts {
  readonly within: string;
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
  known: Partial<EarlierRuns>,
): Promise<ContentMemory> {
  const prefix = hashOf([version, contract.languages]);
  const fileOf = (name: string) => join(folder, `${name}.json`);
  const read = <Value>(name: string) => readKept<Value>(fileOf(name), prefix);
  const write = (name: string, value: unknown) => tryWriteAtomically(fileOf(name), JSON.stringify([prefix, value]));
  const shards = await Promise.all(Array.from({ length: SHARDS }, (_none, index) => read<Shard>(String(index))));
  const verdicts = await read<Verdicts>('verdicts');
  const words = await read<Words>('words');
  const memory = createMemory({ ...known, keyOf: hashOfSurroundings });
  const before = shards.flatMap((shard) => Object.entries(shard ?? {}));
  const verdictOf = verdictsByPath(verdicts);
  const sources = before.map(([path, [hash, known]]) => {
    const content = files.get(path);
    return content === undefined || hashOf(content) !== hash
      ? former(contract, path, known.data)
      : recall(memory, contract, path, content, { ...known, among: verdictOf(path) });
  });
  const counted = sources.filter((source) => source !== undefined);
  if (words?.files === hashOfFiles(before) && counted.length === before.length) recallWords(contract, words, counted);
  // All else that was read of them may be let go.
  const wordsOfFiles = words?.files;
  return {
    memory,
    keep: async () => {
      const known = wellFormed(memory);
      const now = shardsOf(known, files);
      const changed = [...now.entries()].filter(([index, shard]) => namesOf(shard) !== namesOf(shards[index] ?? {}));
      for (const [index, shard] of changed) await write(String(index), shard);
      const verdictsNow = verdictsOf(memory, known);
      if (verdictsNow !== undefined && !areSame(verdictsNow, verdicts)) await write('verdicts', verdictsNow);
      const wordsNow = wordsOf(contract, known, now);
      if (wordsNow !== undefined && wordsNow.files !== wordsOfFiles) await write('words', wordsNow);
    },
  };
}

function shardsOf(known: ReadonlyMap<string, KnownFile>, files: SiteFiles): Shard[] {
  const shards = Array.from({ length: SHARDS }, (): Shard => ({}));
  for (const [path, { data, own, face, positions }] of known) {
    const content = files.get(path);
    const shard = shards[shardOf(path)];
    if (content !== undefined && shard !== undefined)
      shard[path] = [hashOf(content), { data, own: writable(own), face, positions }];
  }
  return shards;
}

function verdictsByPath(verdicts: Verdicts | undefined): (path: string) => KnownFile['among'] {
  if (verdicts === undefined) return () => undefined;
  const { within, found } = verdicts;
  const unknown = new Set(verdicts.unknown);
  return (path) => (unknown.has(path) ? undefined : { within, findings: found[path] ?? [] });
}

function verdictsOf({ surroundings }: Memory, known: ReadonlyMap<string, KnownFile>): Verdicts | undefined {
  if (surroundings === undefined) return undefined;
  const found: Record<string, readonly KeptFinding[]> = {};
  const unknown: string[] = [];
  for (const [path, { among }] of known) {
    const findings = writable(among?.findings);
    if (findings === undefined) unknown.push(path);
    else if (findings.length > 0) found[path] = findings;
  }
  return { within: hashOfSurroundings(surroundings.ofRules), found, unknown };
}

/** Findings as they are, where they are the same once they have been written and read. */
function writable(findings: readonly KeptFinding[] | undefined): readonly KeptFinding[] | undefined {
  if (findings === undefined || findings.length === 0) return findings;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(findings)), findings) ? findings : undefined;
}

/** What was written by other code, or is broken, is nothing. */
async function readKept<Value>(file: string, prefix: string): Promise<Value | undefined> {
  try {
    const [version, kept] = JSON.parse(await readFile(file, 'utf8')) as [string, Value];
    return version === prefix ? kept : undefined;
  } catch {
    return undefined;
  }
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
  let sum = 0;
  for (const character of path) sum = (sum * 31 + character.charCodeAt(0)) % SHARDS;
  return sum;
}

function namesOf(shard: Shard): string {
  return JSON.stringify(
    Object.entries(shard).map(([path, [hash, { own, face, positions }]]) => [path, hash, own, face, positions]),
  );
}
