import type { Contract } from './contract';
import type { Loaded, Source } from './load';
import type { PageInputs } from './manifests';
import type { Finding } from './problems/finding';
import { kindOfFile } from './schema/kind';
import type { Surroundings } from './surroundings';
import type { ValidatedFile } from './validate';
import { textOf } from './yaml/utf8';
import { readDocument } from './yaml/yaml-document';

/** What one compilation leaves for the next: what was read from each file, and what was wrong with it. */
export interface Memory {
  readonly files: Map<string, { readonly content: Uint8Array; readonly contract: Contract; readonly loaded: Loaded }>;
  readonly validated: WeakMap<Source, ValidatedFile>;
  /** What the rules have found in each file. */
  readonly examined: WeakMap<Source, Examined>;
  /** Those of the last compilation. */
  surroundings?: Surroundings;
  readonly earlier: EarlierRuns;
}

/** What other processes have found out. */
export interface EarlierRuns {
  /** Whether a page is known to resolve, so that it need not be resolved to know it. */
  readonly isResolved: (page: PageInputs) => boolean;
  /** How surroundings are called in `KnownFile.soundWithin`. */
  readonly keyOf: (surroundings: Surroundings) => string;
}

const NO_EARLIER_RUNS: EarlierRuns = { isResolved: () => false, keyOf: () => '' };

/** What the rules have found in a file that had these surroundings, and what of it whichever surroundings it has. */
interface Examined {
  /** Nothing, where only what the file says by itself is known. */
  readonly surroundings: Surroundings | undefined;
  readonly own: readonly Finding[];
  readonly findings: readonly Finding[];
  /** The surroundings in which another process has found nothing in it. */
  readonly soundWithin?: string | undefined;
}

export function createMemory(earlier: EarlierRuns = NO_EARLIER_RUNS): Memory {
  return { files: new Map(), validated: new WeakMap(), examined: new WeakMap(), earlier };
}

/** What is worth being kept of a file for another process. */
export interface KnownFile {
  readonly data: unknown;
  /** Whether the rules, too, find nothing in what the file says by itself. */
  readonly isSound: boolean;
  /** The surroundings in which they find nothing in it either. */
  readonly soundWithin?: string | undefined;
}

/** The YAML files that have the shape that they should, by path. */
export function faultless({ files, validated, examined, surroundings, earlier }: Memory): Map<string, KnownFile> {
  const within = surroundings && earlier.keyOf(surroundings);
  const sources = [...files.values()].flatMap(({ loaded }) => loaded.sources);
  const known = sources.filter((source) => validated.get(source)?.findings.length === 0);
  return new Map(
    known.map((source) => {
      const found = examined.get(source);
      const isSoundNow = found?.findings.length === 0 && found.surroundings === surroundings;
      return [
        source.path,
        { data: source.data, isSound: found?.own.length === 0, soundWithin: isSoundNow ? within : undefined },
      ];
    }),
  );
}

/** Has a compilation know a file, so that it need not be read. `contract` is that of its site. */
export function recall(
  memory: Memory,
  contract: Contract,
  path: string,
  content: Uint8Array,
  { data, isSound, soundWithin }: KnownFile,
): void {
  const found = kindOfFile(contract, path);
  if (found === undefined) return;
  const source = knownSource({ path, ...found, data }, content);
  memory.files.set(path, { content, contract, loaded: { sources: [source], findings: [] } });
  memory.validated.set(source, { source, findings: [] });
  if (isSound) memory.examined.set(source, { surroundings: undefined, own: [], findings: [], soundWithin });
}

/** A source whose text is read when somebody asks for it. */
function knownSource(file: Pick<Source, 'path' | 'kind' | 'id' | 'data'>, content: Uint8Array): Source {
  let text: string | undefined;
  let written: ReturnType<Source['written']> | undefined;
  return {
    ...file,
    get text() {
      text ??= textOf(content) ?? '';
      return text;
    },
    written() {
      written ??= readDocument(this.text);
      return written;
    },
  };
}
