import { type CompileResult, compile, compileInSteps, draftSite } from '../../compiler/compile';
import { todayOf } from '../../compiler/dates/today-of';
import { declaredLanguages } from '../../compiler/languages';
import { createMemory, type KnownFiles, type Memory, restoreFiles } from '../../compiler/memory';
import type { Contract } from '../../compiler/schema/contract';
import { readContract } from '../../compiler/schema/read-contract';
import type { DraftSite } from '../../compiler/site';
import type { SiteFiles, Source } from '../../compiler/source';
import type { Dictionary } from '../../compiler/spelling/dictionary';
import { trieDictionary } from '../../compiler/spelling/trie-dictionary';
import type { MessageLanguage } from '../../diagnostics/languages';
import { inSlices } from '../../shared/in-slices';
import type { Language } from '../../shared/language';
import type { OpenedSite } from '../backend/backend';
import { createOriginMarks, type OriginMarks } from './origin-marks';
import { type ResolvedPages, rememberResolvedPages } from './resolved-pages';

/** What the compiler works on: the site as it is now. */
export interface WorkingSite {
  readonly contract: Contract;
  readonly formService: string | undefined;
  readonly dictionaries: ReadonlyMap<Language, Dictionary>;
  readonly memory: Memory;
  readonly resolved: ResolvedPages;
  readonly marks: OriginMarks;
  /** What each file said when it could be read last, by path. */
  readonly readable: Map<string, Source>;
  /** The same for when it was as its schema asks. */
  readonly sound: Map<string, Source>;
  files: SiteFiles;
  revision: number;
  day: string;
  language: MessageLanguage;
  latest: { readonly revision: number; readonly result: CompileResult } | undefined;
}

/** Begins with a site as it was opened. */
export function openWorkingSite(
  { files, schemas, icons, styles, knownFiles, day, formService, dictionaries = [] }: OpenedSite,
  language: MessageLanguage,
): WorkingSite {
  const resolved = rememberResolvedPages();
  const contract = readContract(schemas, icons, styles);
  const memory = createMemory({ isResolved: resolved.isResolved });
  if (knownFiles !== undefined) {
    const known = JSON.parse(new TextDecoder().decode(knownFiles)) as KnownFiles;
    restoreFiles(memory, contract.inLanguages(declaredLanguages(files)), files, known);
  }
  return {
    contract,
    memory,
    marks: createOriginMarks(),
    readable: new Map(),
    sound: new Map(),
    resolved,
    formService,
    dictionaries: new Map(dictionaries.map(({ language, tries }) => [language, trieDictionary(tries)])),
    files,
    language,
    revision: 0,
    day: day ?? todayOf(files),
    latest: undefined,
  };
}

/** The same for other files, most of which are known. */
export function withOtherFiles(work: WorkingSite, files: SiteFiles): WorkingSite {
  return { ...work, files, readable: new Map(), sound: new Map(), latest: undefined };
}

/** For how long at most a page that is to be drawn waits for the rules. */
const SLICE_MS = 30;

/** Compiles, and lets other calls run meanwhile; returns whether to the end, or the files have changed since. */
export async function compileInBackground(work: WorkingSite): Promise<boolean> {
  const { revision, files, contract, memory } = work;
  if (work.latest?.revision === revision) return true;
  const steps = compileInSteps(files, contract, { ...optionsOf(work), memory });
  const result = await inSlices(steps, {
    ms: SLICE_MS,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    isOutdated: () => work.revision !== revision,
  });
  if (result !== undefined) keepLatest(work, result);
  return result !== undefined;
}

/** The content, for those who need not know what is wrong with it: no rule is applied. */
export function siteOf({ latest, revision, files, contract, memory }: WorkingSite): DraftSite {
  return latest?.revision === revision ? latest.result.site : draftSite(files, contract, memory);
}

/** The site as it is now, compiled on demand. */
export function compiled(work: WorkingSite): CompileResult {
  const { latest, revision, files, contract, memory } = work;
  if (latest?.revision === revision) return latest.result;
  return keepLatest(work, compile(files, contract, { ...optionsOf(work), memory }));
}

function keepLatest(work: WorkingSite, result: CompileResult): CompileResult {
  if (result.ok) work.resolved.learn(result.manifests.pages);
  work.latest = { revision: work.revision, result };
  return result;
}

/** With what the site is compiled. */
export function optionsOf({ day, formService, dictionaries }: WorkingSite) {
  return { today: day, dictionaries, ...(formService !== undefined && { formService }) };
}
