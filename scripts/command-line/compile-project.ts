import { type CompileResult, compileInSteps, type Publishable } from '../../src/compiler/compile';
import { todayOf } from '../../src/compiler/dates/today-of';
import type { Problem } from '../../src/compiler/findings/problem';
import { declaredLanguages } from '../../src/compiler/languages';
import type { PageInputs } from '../../src/compiler/manifests';
import type { PreviousRuns } from '../../src/compiler/memory';
import type { Options } from '../../src/compiler/options';
import type { Contract } from '../../src/compiler/schema/contract';
import type { SiteFiles } from '../../src/compiler/source';
import { cachePath } from '../atomic-files/file-cache';
import { contentCacheFolder } from '../build/content-cache-folder';
import { type ContentMemory, openContentMemory } from '../build/content-memory';
import { openPageMemory, type PageMemory } from '../build/page-memory';
import { openDictionaries } from '../dictionaries/open-dictionaries';
import { hashOfCode } from '../fingerprint';
import { refreshEditorNames } from '../generate/generate';
import { hashOf } from '../hash';
import { measurePhotographs } from '../pictures/photographs';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { cacheProblems, isKnownErrorFree } from './cached-problems';

/** A compilation, and what is known of its pages. */
export interface CompiledProject {
  readonly result: CompileResult;
  readonly pages: PageMemory;
}

/** A day as of which the site is compiled, and the origin of the stand-in for the form provider, where one runs. */
interface ProjectOptions {
  readonly today?: string;
  readonly formService?: string;
}

/** Makes something of a site without errors, whose warnings may still be looked for. */
type Publish<Done> = (
  compiled: Publishable & { readonly problems: Promise<readonly Problem[]> },
  pages: PageMemory,
) => Promise<Done>;

/** Compiles the project's site, and keeps what is known of its files for the next run and for editors. */
export async function compileProject(files: SiteFiles, options: ProjectOptions = {}): Promise<CompiledProject> {
  return compileAndPublish(files, options, async () => undefined);
}

/**
 * The same, and publishes a site without errors while its warnings are looked for. Resolves when these are known; whoever
 * wants to know when the site is published awaits `published`, which is not there where it has an error.
 */
export async function compileAndPublish<Done>(
  files: SiteFiles,
  { today = todayOf(files), formService }: ProjectOptions,
  publish: Publish<Done>,
): Promise<CompiledProject & { readonly published?: Promise<Done> }> {
  const contract = await readProjectContract();
  const options = { today, formService };
  const { memory, pages, keep } = await openProjectMemory(files, contract, options);
  const photographs = await measurePhotographs(files);
  const dictionaries = await openDictionaries(files);
  const steps = compileInSteps(files, contract, { ...options, photographs, dictionaries, memory });
  let step = steps.next();
  while (!step.done && step.value === undefined) step = steps.next();
  const judging = step.done ? Promise.resolve(step.value) : runToEnd(steps);
  const problems = judging.then((judged) => judged.problems);
  let published: Promise<Done> | undefined;
  if (!step.done && step.value !== undefined) {
    pages.learn(step.value.manifests.pages);
    published = publish({ ...step.value, problems }, pages);
  }
  // A failure before anything awaits them must not count as unhandled: whatever awaits them gets it all the same.
  void Promise.allSettled([problems, published]);
  const result = await judging;
  await keep();
  await cacheProblems(files, options, result.problems);
  await refreshEditorNames(result.names);
  return { result, pages, ...(published && { published }) };
}

/** Takes the steps one in each turn of the event loop, so that publishing goes on in between. */
async function runToEnd<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    await new Promise(setImmediate);
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What earlier runs know of the files and the pages of the project's site. */
export type ProjectMemory = ContentMemory & { readonly pages: PageMemory };

export async function openProjectMemory(
  files: SiteFiles,
  contract: Contract,
  options: Options,
): Promise<ProjectMemory> {
  const ofSite = contract.inLanguages(declaredLanguages(files));
  const [code, folder] = [await hashOfCode(), contentCacheFolder(project.site)];
  const pagesWith = (service = '') => openPageMemory(cachePath(folder, `pages-${hashOf(service)}.json`), code);
  const { formService } = options;
  const pages = await pagesWith(formService);
  // A page that resolves with one form service does so with another.
  const others = formService === undefined ? pages : await pagesWith();
  const isResolved = (page: PageInputs) => pages.isResolved(page) || others.isResolved(page);
  const wasErrorFree = await isKnownErrorFree(files, options);
  const isErrorFree: PreviousRuns['isErrorFree'] = (now, today) =>
    wasErrorFree && now === files && today === options.today;
  return { ...(await openContentMemory(files, ofSite, code, folder, { isResolved, isErrorFree })), pages };
}
