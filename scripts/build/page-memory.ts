import type { PageInputs, PlacedPage } from '../../src/compiler/manifests';
import { readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { charactersBeyondAscii } from '../theme/subset';
import { hashOfSharedInputs } from './shared-inputs-hash';

/** What a build needs to know of a page that has not changed. */
interface PageDigest {
  /** The hash of its manifest. */
  readonly manifest: string;
  /** The characters that its fonts must be able to write, besides those of ASCII. */
  readonly characters: string;
  /** The types of its sections. */
  readonly types: readonly string[];
}

/** What earlier runs know of pages, kept in the cache between them: a page that is known need not be resolved. */
export interface PageMemory {
  readonly isResolved: (page: PageInputs) => boolean;
  readonly digestOf: (page: PlacedPage) => PageDigest;
  /** Remembers that these pages resolve, and forgets all others. */
  readonly learn: (pages: readonly PlacedPage[]) => void;
  /** Keeps for the next run what is known now. */
  readonly keep: () => Promise<void>;
}

/** By what a page depends on; of a page that was only checked, no more than that it resolves. */
type Known = ReadonlyMap<string, PageDigest | undefined>;

/** `version` is another one whenever the same inputs could make another page: other code, other schemas. */
export async function openPageMemory(file: string, version: string): Promise<PageMemory> {
  const before = await read(file, version);
  let known = before;
  const digests = new Map<string, PageDigest>();
  return {
    isResolved: (page) => known.has(keyOf(page)),
    digestOf: (page) => {
      const key = keyOf(page.inputs);
      const digest = known.get(key) ?? digests.get(key) ?? digestOf(page);
      digests.set(key, digest);
      return digest;
    },
    learn: (pages) => {
      const keys = pages.map(({ inputs }) => keyOf(inputs));
      known = new Map(keys.map((key) => [key, known.get(key)]));
    },
    keep: async () => {
      const now = [...known].map(([key, digest]) => [key, digest ?? digests.get(key) ?? null] as const);
      const isKept = ([key, digest]: (typeof now)[number]) =>
        before.has(key) && before.get(key) === (digest ?? undefined);
      if (now.length !== before.size || !now.every(isKept))
        await writeCachedJson(file, [version, Object.fromEntries(now)]);
    },
  };
}

function digestOf({ manifest }: PlacedPage): PageDigest {
  const json = JSON.stringify(manifest);
  const types = [...new Set(manifest.sections.map(({ type }) => type))];
  return { manifest: hashOf(json), characters: charactersBeyondAscii(json), types };
}

/** What was written by other code, or is broken, is nothing. */
async function read(file: string, version: string): Promise<Known> {
  const [of, known = {}] = (await readCachedJson<[string, Record<string, PageDigest | null>]>(file)) ?? [];
  return new Map(of === version ? Object.entries(known).map(([key, digest]) => [key, digest ?? undefined]) : []);
}

function keyOf({ id, language, written, sharedInputs }: PageInputs): string {
  return [id, language, written && hashOf(written), hashOfSharedInputs(sharedInputs)].join();
}
