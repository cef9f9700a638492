import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { type CompileResult, compile } from '../../src/compiler/compile';
import type { SiteFiles } from '../../src/compiler/load';
import { createMemory } from '../../src/compiler/memory';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { type ReportedProblem, reportProblems } from '../../src/diagnostics/report';
import { isoDay } from '../../src/shared/dates';
import { openProjectMemory } from '../command-line/compile-project';
import { keepRecord } from '../command-line/translation-record';
import { generate, refreshEditorNames } from '../generate/all';
import { measurePhotographs } from '../pictures/photographs';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { pathInSite, readSite } from '../read-site';

export type Compiled = Extract<CompileResult, { ok: true }>;

/** The state of the content during editing. */
export interface Workshop {
  /** The last compilation without errors, if there has been one. */
  readonly compiled: Compiled | undefined;
  /** The last compilation, whether there are errors or not, and the day as of which it was made. */
  readonly latest: CompileResult;
  readonly day: string;
  /** What is wrong with the content as it is now. */
  readonly problems: readonly ReportedProblem[];
  /** That of the problems. */
  readonly language: MessageLanguage;
  /** Compiles the content anew. `changed` are files that have come, gone or changed; of schemas, the types follow. */
  refresh(changed: readonly string[]): Promise<void>;
}

/**
 * `language` is that of the problems, `formService` the origin of the stand-in for the form provider, `day` the one as of
 * which the site is taken where that is not today.
 */
export async function openWorkshop(language: MessageLanguage, formService: string, day?: string): Promise<Workshop> {
  let compiled: Compiled | undefined;
  let latest: CompileResult;
  let latestDay = '';
  let problems: ReportedProblem[] = [];
  let files: SiteFiles = await readSite();
  let contract = await readProjectContract();
  const known = await openProjectMemory(files, contract, formService);
  const { pages } = known;
  let { memory } = known;

  const readContract = async () => {
    contract = await readProjectContract();
    pages.learn([]);
    memory = createMemory(memory.earlier);
    await generate();
  };
  const compileAnew = async (changed: readonly string[]) => {
    if (changed.some((path) => path.startsWith(project.schemas + sep))) await readContract();
    files = await withChanges(files, changed);
    latestDay = day ?? isoDay(new Date());
    const photographs = await measurePhotographs(files);
    const result = compile(files, contract, { today: latestDay, formService, photographs, memory });
    latest = result;
    problems = reportProblems(result.problems, files, language);
    await refreshEditorNames(result.names);
    if (!result.ok) return;
    compiled = result;
    pages.learn(result.manifests.pages);
  };

  await generate();
  await compileAnew([]);
  // Not later: in the middle of an edit a translation may stand beside an original for which it was not made.
  if (compiled !== undefined) files = await keepRecord(files, compiled);
  await known.keep();
  await pages.keep();
  let last = Promise.resolve();
  return {
    get compiled() {
      return compiled;
    },
    get latest() {
      return latest;
    },
    get day() {
      return latestDay;
    },
    get problems() {
      return problems;
    },
    language,
    refresh: (changed) => {
      // One after the other: each starts from what the one before has read.
      last = last.catch(() => undefined).then(() => compileAnew(changed));
      return last;
    },
  };
}

/** The files of the site after some have changed: the others are the very same objects, of which much is known. */
async function withChanges(files: SiteFiles, changed: readonly string[]): Promise<Map<string, Uint8Array>> {
  const now = new Map(files);
  for (const file of changed) {
    const path = pathInSite(file);
    if (path === undefined) continue;
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) now.delete(path);
    else now.set(path, content);
  }
  return new Map([...now].sort(([a], [b]) => (a < b ? -1 : 1)));
}
