import type { Finding, Place } from './findings/finding';
import { type Position, positionsIn } from './findings/locate';
import { type Severity, severityOf } from './findings/severity';
import type { LoadedFiles } from './load';
import type { PageInputs } from './manifests';
import type { Contract } from './schema/contract';
import { kindOfFile } from './schema/kind';
import type { AllSharedInputs, SharedInputs } from './shared-inputs';
import { LazyText, type SiteFiles, Source } from './source';
import type { ValidatedFiles } from './validate';
import { notesOf } from './values/notes';

/** The cache of an incremental compilation: what was read from each file, and what rules have found in it. */
export interface Memory {
  readonly files: LoadedFiles;
  readonly validated: ValidatedFiles;
  /** By file. A file that has changed is another `Source`. */
  readonly findings: WeakMap<Source, FileFindings>;
  /** Those of the last compilation. */
  sharedInputs?: AllSharedInputs;
  readonly previousRuns: PreviousRuns;
}

/** What earlier processes have found out. */
export interface PreviousRuns {
  /** Whether a page is known to resolve, so that it need not be resolved to know it. */
  readonly isResolved: (page: PageInputs) => boolean;
  /** Whether this very site is known to be without errors on a day. */
  readonly isErrorFree: (files: SiteFiles, today: string) => boolean;
  /** The key by which `RelativeFindings` refer to shared inputs. */
  readonly keyOf: (sharedInputs: SharedInputs) => string;
}

const NO_PREVIOUS_RUNS: PreviousRuns = { isResolved: () => false, isErrorFree: () => false, keyOf: () => '' };

/** What rules have found, by the severities for which they have been applied. */
export type FindingsBySeverity = Readonly<Partial<Record<Severity, readonly Finding[]>>>;

/** What the rules have found in a file. */
export interface FileFindings {
  /** By rules that look at nothing but this file. */
  readonly own: FindingsBySeverity;
  /** By rules that also look at the shared inputs: those for which they were last applied. */
  readonly relative?: { readonly sharedInputs: SharedInputs; readonly findings: FindingsBySeverity };
  /** The same, from an earlier process. */
  readonly earlier?: RelativeFindings<Finding> | undefined;
}

/** What rules have found in a file, given some shared inputs. */
interface RelativeFindings<Found> {
  readonly inputs: string;
  readonly findings: readonly Found[];
}

/** A finding without the object of its file, to be put back when the file has been read again. */
export type KeptFinding = Omit<Finding, 'place'> & {
  readonly place: Omit<Extract<Place, { source: Source }>, 'source'>;
};

export function createMemory(earlier: Partial<PreviousRuns> = {}): Memory {
  return {
    files: new Map(),
    validated: new WeakMap(),
    findings: new WeakMap(),
    previousRuns: { ...NO_PREVIOUS_RUNS, ...earlier },
  };
}

/** What is kept of a file for another process. */
export interface KnownFile {
  readonly data: unknown;
  /** Where all rules about single files have been applied, and none of their findings concerns another file. */
  readonly own?: readonly KeptFinding[] | undefined;
  /** The same for the rules that also look at the shared inputs. */
  readonly relative?: RelativeFindings<KeptFinding> | undefined;
  readonly notes?: Readonly<Record<string, unknown>> | undefined;
  /** Lines and columns that were needed. */
  readonly positions?: Readonly<Record<string, Position>> | undefined;
}

/** What is known of files by themselves, as JSON says it. */
export type KnownFiles = readonly (readonly [path: string, known: Omit<KnownFile, 'relative'>])[];

/** The YAML files that are valid against their schemas, by path: what is known of others is not kept. */
export function filesToKeep({
  files,
  validated,
  findings,
  sharedInputs,
  previousRuns,
}: Memory): Map<string, KnownFile> {
  const inputs = sharedInputs && previousRuns.keyOf(sharedInputs.ofRules);
  const sources = [...files.values()].flatMap(({ loaded }) => loaded.sources);
  const known = sources.filter((source) => validated.get(source)?.findings.length === 0);
  return new Map(
    known.map((source) => {
      const found = findings.get(source);
      const relative =
        found?.relative?.sharedInputs === sharedInputs?.ofRules
          ? keptFindings(source, found?.relative?.findings)
          : undefined;
      return [
        source.path,
        {
          data: source.data,
          own: keptFindings(source, found?.own),
          notes: Object.fromEntries(notesOf(source)),
          positions: Object.fromEntries(positionsIn(source)),
          relative: relative && inputs !== undefined ? { inputs, findings: relative } : undefined,
        },
      ];
    }),
  );
}

/** Undefined where not all rules have been applied, or where a finding concerns more than this file. */
function keptFindings(source: Source, { error, warning }: FindingsBySeverity = {}): KeptFinding[] | undefined {
  if (error === undefined || warning === undefined) return undefined;
  const findings = [...error, ...warning];
  const kept = findings.flatMap(({ place, ...matter }): KeptFinding[] => {
    if (!('source' in place) || place.source !== source) return [];
    const { source: _itself, ...within } = place;
    return [{ ...matter, place: within }];
  });
  return kept.length === findings.length ? kept : undefined;
}

/** What both rules for errors and rules for warnings have found. */
export function bySeverity(findings: readonly Finding[]): FindingsBySeverity {
  const findingsOf = (severity: Severity) => findings.filter(({ code }) => severityOf(code) === severity);
  return { error: findingsOf('error'), warning: findingsOf('warning') };
}

function findingIn(source: Source, { place, ...matter }: KeptFinding): Finding {
  return { ...matter, place: { ...place, source } } as Finding;
}

/** Puts a file into the cache that an earlier process has read, and returns it. `contract` is that of its site. */
export function restoreFile(
  memory: Memory,
  contract: Contract,
  path: string,
  content: Uint8Array,
  { data, own, relative, notes = {}, positions = {} }: KnownFile,
): Source | undefined {
  const source = restoreSource(contract, path, data, content);
  if (source === undefined) return undefined;
  memory.files.set(path, { content, contract, loaded: { sources: [source], findings: [] } });
  memory.validated.set(source, { source, findings: [] });
  for (const [name, note] of Object.entries(notes)) notesOf(source).set(name, note);
  for (const [name, position] of Object.entries(positions)) positionsIn(source).set(name, position);
  const inSource = (finding: KeptFinding) => findingIn(source, finding);
  if (own === undefined) return source;
  const earlier = relative && { ...relative, findings: relative.findings.map(inSource) };
  memory.findings.set(source, { own: bySeverity(own.map(inSource)), earlier });
  return source;
}

/** Has a memory know what is known of some of these files elsewhere. `contract` is that of their site. */
export function restoreFiles(memory: Memory, contract: Contract, files: SiteFiles, known: KnownFiles): void {
  for (const [path, file] of known) {
    const content = files.get(path);
    if (content !== undefined) restoreFile(memory, contract, path, content, file);
  }
}

/** A file as an earlier process has read it; nothing where the site has none of its kind any more. */
export function restoreSource(
  contract: Contract,
  path: string,
  data: unknown,
  content: Uint8Array = new Uint8Array(),
): Source | undefined {
  const found = kindOfFile(contract, path);
  return found && new Source({ path, ...found }, data, new LazyText(content));
}
