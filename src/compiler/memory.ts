import type { Contract } from './contract';
import type { Finding } from './finding';
import type { Loaded, Source } from './load';
import type { PageInputs } from './manifests';
import { kindOfFile } from './schema/kind';
import type { Surroundings } from './surroundings';
import { textOf } from './utf8';
import type { ValidatedFile } from './validate';
import { readDocument } from './yaml-document';

/** What one compilation leaves for the next: what was read from each file, and what was wrong with it. */
export interface Memory {
  readonly files: Map<string, { readonly content: Uint8Array; readonly contract: Contract; readonly loaded: Loaded }>;
  readonly validated: WeakMap<Source, ValidatedFile>;
  /** What the rules have found in a file that had these surroundings. */
  readonly examined: WeakMap<Source, { readonly surroundings: Surroundings; readonly findings: readonly Finding[] }>;
  /** Those of the last compilation. */
  surroundings?: Surroundings;
  /** Whether a page is known to resolve, so that it need not be resolved to know it. */
  readonly isResolved: (page: PageInputs) => boolean;
}

export function createMemory(isResolved: Memory['isResolved'] = () => false): Memory {
  return { files: new Map(), validated: new WeakMap(), examined: new WeakMap(), isResolved };
}

/** The data of the YAML files in which nothing was wrong, by path: what is worth being kept for another process. */
export function faultless({ files, validated }: Memory): Map<string, unknown> {
  const sources = [...files.values()].flatMap(({ loaded }) => loaded.sources);
  return new Map(
    sources.filter((source) => validated.get(source)?.findings.length === 0).map(({ path, data }) => [path, data]),
  );
}

/** Has a compilation know a file in which nothing is wrong, so that it need not be read. `contract` is that of its site. */
export function recall(memory: Memory, contract: Contract, path: string, content: Uint8Array, data: unknown): void {
  const found = kindOfFile(contract, path);
  if (found === undefined) return;
  const source = knownSource({ path, ...found, data }, content);
  memory.files.set(path, { content, contract, loaded: { sources: [source], findings: [] } });
  memory.validated.set(source, { source, findings: [] });
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
