import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../src/compiler/contract';
import type { SiteFiles } from '../../src/compiler/load';
import {
  createMemory,
  type EarlierRuns,
  faultless,
  type KnownFile,
  type Memory,
  recall,
} from '../../src/compiler/memory';
import { writeWhole } from '../output-folder/write-whole';
import { hashOf } from './hash';
import { hashOfSurroundings } from './surroundings-hash';

/** What is known of files, by path, each with the hash of its bytes. */
type Shard = Record<string, readonly [hash: string, known: Pick<KnownFile, 'data' | 'isSound'>]>;

/** The surroundings in which nothing was found in any file but these. */
interface Soundness {
  readonly within: string;
  readonly except: readonly string[];
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
 * other schemas. `use` tells apart what is compiled with other options, `isResolved` is what is known of pages.
 */
export async function openContentMemory(
  files: SiteFiles,
  contract: Contract,
  version: string,
  folder: string,
  use: string,
  isResolved: EarlierRuns['isResolved'],
): Promise<ContentMemory> {
  const prefix = hashOf([version, contract.languages]);
  const fileOf = (index: number) => join(folder, `${index}.json`);
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_none, index) => readKept<Shard>(fileOf(index), prefix)),
  );
  const soundnessFile = join(folder, `sound-${hashOf(use)}.json`);
  const soundness = await readKept<Soundness>(soundnessFile, prefix);
  const unsound = new Set(soundness?.except);
  const memory = createMemory({ isResolved, keyOf: hashOfSurroundings });
  for (const [path, [hash, known]] of shards.flatMap((shard) => Object.entries(shard ?? {}))) {
    const content = files.get(path);
    if (content === undefined || hashOf(content) !== hash) continue;
    const soundWithin = unsound.has(path) ? undefined : soundness?.within;
    recall(memory, contract, path, content, { ...known, soundWithin });
  }
  return {
    memory,
    keep: async () => {
      const now = Array.from({ length: SHARDS }, (): Shard => ({}));
      const known = faultless(memory);
      for (const [path, { data, isSound }] of known) {
        const content = files.get(path);
        const shard = now[shardOf(path)];
        if (content !== undefined && shard !== undefined) shard[path] = [hashOf(content), { data, isSound }];
      }
      const changed = [...now.entries()].filter(([index, shard]) => namesOf(shard) !== namesOf(shards[index] ?? {}));
      for (const [index, shard] of changed) await writeWhole(fileOf(index), JSON.stringify([prefix, shard]));
      const soundNow = soundnessOf(memory, known);
      if (soundNow !== undefined && JSON.stringify(soundNow) !== JSON.stringify(soundness))
        await writeWhole(soundnessFile, JSON.stringify([prefix, soundNow]));
    },
  };
}

function soundnessOf({ surroundings }: Memory, known: ReadonlyMap<string, KnownFile>): Soundness | undefined {
  if (surroundings === undefined) return undefined;
  const except = [...known].flatMap(([path, { soundWithin }]) => (soundWithin === undefined ? path : []));
  return { within: hashOfSurroundings(surroundings), except };
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

function shardOf(path: string): number {
  let sum = 0;
  for (const character of path) sum = (sum * 31 + character.charCodeAt(0)) % SHARDS;
  return sum;
}

function namesOf(shard: Shard): string {
  return JSON.stringify(Object.entries(shard).map(([path, [hash, { isSound }]]) => [path, hash, isSound]));
}
