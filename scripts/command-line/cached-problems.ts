import type { Problem } from '../../src/compiler/findings/problem';
import type { Options } from '../../src/compiler/options';
import type { SiteFiles } from '../../src/compiler/source';
import { cachePath, readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { contentCacheFolder } from '../build/content-cache-folder';
import { fingerprint } from '../fingerprint';
import { hashOf } from '../hash';
import { project } from '../project';

/** What was wrong with a site when it was last looked at. */
interface Verdict {
  /** Of the whole site and all code. */
  readonly inputs: string;
  readonly problems: readonly Problem[];
}

/** What is wrong with one form service is known apart from what is with another. */
function fileFor({ formService = '' }: Options): string {
  return cachePath(contentCacheFolder(project.site), `verdict-${hashOf(formService)}.json`);
}

/** The problems of the project's site as an earlier run has found them; nothing where anything is other than it was then. */
export async function cachedProblems(files: SiteFiles, options: Options): Promise<readonly Problem[] | undefined> {
  const verdict = await readCachedJson<Verdict>(fileFor(options));
  if (verdict === undefined) return undefined;
  return verdict.inputs === (await fingerprint(files, options)) ? verdict.problems : undefined;
}

/** Whether the project's site is known to be without errors, with the stand-in of the form provider or without it. */
export async function isKnownErrorFree(files: SiteFiles, { formService, ...options }: Options): Promise<boolean> {
  const isWithoutErrors = async (among: Options) =>
    (await cachedProblems(files, among))?.every(({ severity }) => severity !== 'error') ?? false;
  return (await isWithoutErrors(options)) || (await isWithoutErrors({ ...options, formService }));
}

/** Keeps for the next run what is wrong with the project's site. */
export async function cacheProblems(files: SiteFiles, options: Options, problems: readonly Problem[]): Promise<void> {
  const verdict: Verdict = { inputs: await fingerprint(files, options), problems };
  await writeCachedJson(fileFor(options), verdict);
}
