import type { Contract } from './contract';
import { knownFace } from './known-face';
import type { LoadedFiles } from './load';
import type { PageInputs } from './manifests';
import type { Finding, Place } from './problems/finding';
import { type Position, positionsIn } from './problems/locate';
import { type Severity, severityOf } from './problems/severity';
import { kindOfFile } from './schema/kind';
import type { SiteFiles, Source } from './source';
import type { AllSurroundings, Surroundings } from './surroundings';
import type { ValidatedFiles } from './validate';
import { textOf } from './yaml/utf8';
import { writtenDocument } from './yaml/yaml-document';

/** What one compilation leaves for the next: what was read from each file, and what was wrong with it. */
export interface Memory {
  readonly files: LoadedFiles;
  readonly validated: ValidatedFiles;
  /** What the rules have found in each file. */
  readonly examined: WeakMap<Source, Examined>;
  /** Those of the last compilation. */
  surroundings?: AllSurroundings;
  readonly earlier: EarlierRuns;
}

/** What other processes have found out. */
export interface EarlierRuns {
  /** Whether a page is known to resolve, so that it need not be resolved to know it. */
  readonly isResolved: (page: PageInputs) => boolean;
  /** Whether this very site is known to be without errors on a day. */
  readonly isSound: (files: SiteFiles, today: string) => boolean;
  /** The name by which `Verdict.within` refers to surroundings. */
  readonly keyOf: (surroundings: Surroundings) => string;
}

const NO_EARLIER_RUNS: EarlierRuns = { isResolved: () => false, isSound: () => false, keyOf: () => '' };

/** What rules have found, by the severities for which they have been applied. */
export type Found = Readonly<Partial<Record<Severity, readonly Finding[]>>>;

/** What the rules have found in a file. */
export interface Examined {
  /** In what it says by itself, whichever surroundings it has. */
  readonly own: Found;
  /** In what it says among the last surroundings for which it was examined. */
  readonly among?: { readonly surroundings: Surroundings; readonly findings: Found };
  /** The same, as another process has found it. */
  readonly earlier?: Verdict<Finding> | undefined;
}

/** What is found in a file within surroundings. */
export interface Verdict<Found> {
  readonly within: string;
  readonly findings: readonly Found[];
}

/** A finding without the object of its file, to be put back when the file has been read again. */
export type KeptFinding = Omit<Finding, 'place'> & {
  readonly place: Omit<Extract<Place, { source: Source }>, 'source'>;
};

export function createMemory(earlier: Partial<EarlierRuns> = {}): Memory {
  return {
    files: new Map(),
    validated: new WeakMap(),
    examined: new WeakMap(),
    earlier: { ...NO_EARLIER_RUNS, ...earlier },
  };
}

/** What is kept of a file for another process. */
export interface KnownFile {
  readonly data: unknown;
  /** What the rules find in what the file says by itself, where that is known and concerns nothing but this file. */
  readonly own?: readonly KeptFinding[] | undefined;
  /** The same for what they find in it within its surroundings. */
  readonly among?: Verdict<KeptFinding> | undefined;
  /** What others may know of it, as its hash, where that was asked. */
  readonly face?: string | undefined;
  /** Where something stands in it of which that was asked. */
  readonly positions?: Readonly<Record<string, Position>> | undefined;
}

/** The YAML files that have the shape that they should, by path. */
export function wellFormed({ files, validated, examined, surroundings, earlier }: Memory): Map<string, KnownFile> {
  const within = surroundings && earlier.keyOf(surroundings.ofRules);
  const sources = [...files.values()].flatMap(({ loaded }) => loaded.sources);
  const known = sources.filter((source) => validated.get(source)?.findings.length === 0);
  return new Map(
    known.map((source) => {
      const found = examined.get(source);
      const among =
        found?.among?.surroundings === surroundings?.ofRules ? keptFindings(source, found?.among?.findings) : undefined;
      return [
        source.path,
        {
          data: source.data,
          own: keptFindings(source, found?.own),
          face: knownFace(source).hash,
          positions: Object.fromEntries(positionsIn(source)),
          among: among && within !== undefined ? { within, findings: among } : undefined,
        },
      ];
    }),
  );
}

/** Undefined where not all rules have been asked, or where a finding concerns more than this file. */
function keptFindings(source: Source, { error, warning }: Found = {}): KeptFinding[] | undefined {
  if (error === undefined || warning === undefined) return undefined;
  const findings = [...error, ...warning];
  const kept = findings.flatMap(({ place, ...matter }): KeptFinding[] => {
    if (!('source' in place) || place.source !== source) return [];
    const { source: _itself, ...within } = place;
    return [{ ...matter, place: within }];
  });
  return kept.length === findings.length ? kept : undefined;
}

/** What all rules have found. */
export function foundIn(findings: readonly Finding[]): Found {
  const findingsOf = (severity: Severity) => findings.filter(({ code }) => severityOf(code) === severity);
  return { error: findingsOf('error'), warning: findingsOf('warning') };
}

function findingIn(source: Source, { place, ...matter }: KeptFinding): Finding {
  return { ...matter, place: { ...place, source } } as Finding;
}

/** Has a compilation know a file, so that it need not be read. `contract` is that of its site. Gives the file, as `former`. */
export function recall(
  memory: Memory,
  contract: Contract,
  path: string,
  content: Uint8Array,
  { data, own, among, face, positions = {} }: KnownFile,
): Source | undefined {
  const source = former(contract, path, data, content);
  if (source === undefined) return undefined;
  memory.files.set(path, { content, contract, loaded: { sources: [source], findings: [] } });
  memory.validated.set(source, { source, findings: [] });
  knownFace(source).hash = face;
  for (const [name, position] of Object.entries(positions)) positionsIn(source).set(name, position);
  const inSource = (finding: KeptFinding) => findingIn(source, finding);
  if (own === undefined) return source;
  const earlier = among && { ...among, findings: among.findings.map(inSource) };
  memory.examined.set(source, { own: foundIn(own.map(inSource)), earlier });
  return source;
}

/** A file as an earlier run has read it; nothing where the site has none of its kind any more. */
export function former(
  contract: Contract,
  path: string,
  data: unknown,
  content: Uint8Array = new Uint8Array(),
): Source | undefined {
  const found = kindOfFile(contract, path);
  return found && knownSource({ path, ...found, data }, content);
}

/** A source whose text is read when somebody asks for it. */
function knownSource(file: Pick<Source, 'path' | 'kind' | 'id' | 'data'>, content: Uint8Array): Source {
  let text: string | undefined;
  return {
    ...file,
    get text() {
      text ??= textOf(content) ?? '';
      return text;
    },
    written() {
      return writtenDocument(this);
    },
  };
}
