import type { SourcePlace } from '../shared/manifest';
import { withAffectedPages } from './affected-pages';
import { check, ruleFailed } from './check';
import type { Contract } from './contract';
import { emit } from './emit/emit';
import type { OutputFile } from './emit/output-file';
import { declaredLanguages } from './languages';
import { load, type SiteFiles } from './load';
import { fileAndLine, locate } from './locate';
import { buildManifests, type Manifests, resolvePages, UnresolvedPage } from './manifests';
import { createMemory, type Memory } from './memory';
import { oncePerCause } from './one-cause';
import type { Options } from './options';
import { type Problem, sortProblems } from './problem';
import { indexSite, isComplete } from './site';
import { buildTheme, type Theme } from './theme/theme';
import { validate } from './validate';

export interface CompileOptions extends Options {
  /** Keeps what is known of unchanged files from one compilation to the next. */
  readonly memory?: Memory;
}

export type CompileResult =
  | {
      readonly ok: true;
      readonly problems: readonly Problem[];
      readonly manifests: Manifests;
      readonly theme: Theme;
      readonly outputs: readonly OutputFile[];
      /** File and line of a section. */
      readonly fileAndLine: (place: SourcePlace) => string;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Compiles the files of a site to manifests and host files. Pure: reads and writes nothing.
 * All problems of all files come at once, sorted by place; with an error there is no output.
 */
export function compile(
  files: SiteFiles,
  contractAsRead: Contract,
  { memory = createMemory(), ...options }: CompileOptions,
): CompileResult {
  const contract = contractAsRead.inLanguages(declaredLanguages(files));
  const loaded = load(files, contract, memory);
  const validated = validate(loaded.sources, contract, memory);
  const site = indexSite(contract, files, validated.sources);
  const checked = check(site, options, validated.malformed, memory);
  const findings = [...loaded.findings, ...validated.findings, ...checked];
  const told = oncePerCause(sortProblems(findings.map(locate)), site);
  const problems = withAffectedPages(told, site);
  if (!isComplete(site, problems)) return { ok: false, problems };
  try {
    const manifests = buildManifests(site, options);
    resolvePages(manifests, memory.isResolved);
    return {
      ok: true,
      problems,
      manifests,
      theme: buildTheme(site),
      outputs: emit(site, manifests),
      fileAndLine: (place) => `site/${fileAndLine(place, site.sources)}`,
    };
  } catch (error) {
    const file = error instanceof UnresolvedPage ? error.file : undefined;
    return { ok: false, problems: [...problems, locate(ruleFailed('resolve', file, error))] };
  }
}
