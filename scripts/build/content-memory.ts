import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../src/compiler/contract';
import type { SiteFiles } from '../../src/compiler/load';
import { createMemory, faultless, type KnownFile, type Memory, recall } from '../../src/compiler/memory';
import { writeWhole } from '../output-folder/write-whole';
import { hashOf } from './hash';

/** What is known of files, by path, each with the hash of its bytes. */
type Shard = Record<string, readonly [hash: string, known: KnownFile]>;

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
 * other schemas. `isResolved` is what is known of pages.
 */
export async function openContentMemory(
  files: SiteFiles,
  contract: Contract,
  version: string,
  folder: string,
  isResolved: Memory['isResolved'],
): Promise<ContentMemory> {
  const prefix = hashOf([version, contract.languages]);
  const fileOf = (index: number) => join(folder, `${index}.json`);
  const shards = await Promise.all(Array.from({ length: SHARDS }, (_none, index) => readShard(fileOf(index), prefix)));
  const memory = createMemory(isResolved);
  for (const [path, [hash, known]] of shards.flatMap((shard) => Object.entries(shard))) {
    const content = files.get(path);
    if (content !== undefined && hashOf(content) === hash) recall(memory, contract, path, content, known);
  }
  return {
    memory,
    keep: async () => {
      const now = Array.from({ length: SHARDS }, (): Shard => ({}));
      for (const [path, known] of faultless(memory)) {
        const content = files.get(path);
        const shard = now[shardOf(path)];
        if (content !== undefined && shard !== undefined) shard[path] = [hashOf(content), known];
      }
      const changed = [...now.entries()].filter(([index, shard]) => namesOf(shard) !== namesOf(shards[index] ?? {}));
      for (const [index, shard] of changed) await writeWhole(fileOf(index), JSON.stringify([prefix, shard]));
    },
  };
}

/** One that was written by other code, or is broken, holds nothing. */
async function readShard(file: string, prefix: string): Promise<Shard> {
  try {
    const [version, shard] = JSON.parse(await readFile(file, 'utf8')) as [string, Shard];
    return version === prefix ? shard : {};
  } catch {
    return {};
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
