import { relative } from 'node:path';
import { ADDRESS_RECORD } from '../../src/compiler/addresses/recorded-addresses';
import type { Publishable } from '../../src/compiler/compile';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { SiteFiles } from '../../src/compiler/source';
import { withAddressesRecorded } from '../build/address-record';
import { type BuildReport, buildSite } from '../build/build-site';
import { writeServerFiles } from '../build/written-server-files';
import { bundle } from '../bundle/bundle';
import { fingerprint } from '../fingerprint';
import { serverFiles } from '../hosting/server-files';
import { servingOf } from '../hosting/serving';
import { project } from '../project';
import { recordUnwritable } from '../words/site';
import { writeOutputs } from '../write-outputs';
import { compileAndPublish } from './compile-project';
import { printProblems } from './print-problems';
import type { Progress } from './progress';
import type { ReportOptions } from './report-options';
import { updateTranslationRecord } from './translation-record';

/**
 * Compiles the project's site and publishes it in dist/, with the files by which servers serve it in a folder of their own;
 * prints its problems. Nothing is published, and undefined given, where it has an error.
 */
export async function buildProject(
  files: SiteFiles,
  options: ReportOptions,
  serverFolder: string,
  progress: Progress,
): Promise<BuildReport | undefined> {
  progress.step('compile');
  const { result, published } = await compileAndPublish(files, { today: options.date }, async (compiled, pages) => {
    // What the site will be, or has been, on another day is not published.
    const recorded = options.isOtherDay
      ? files
      : withAddressesRecorded(await updateTranslationRecord(files, compiled), compiled.manifests);
    const inputs = await fingerprint(recorded, { today: options.date });
    const done = await buildSite(compiled, {
      bundle: await bundle(progress.step),
      known: pages,
      folder: project.dist,
      inputs,
      progress: progress.step,
      isCompressed: true,
    });
    await keepAddresses(recorded);
    await writeServerFiles(serverFolder, serverFilesOf(compiled, serverFolder), inputs);
    return done;
  });
  await Promise.allSettled([published]);
  progress.clear();
  if (result.problems.length > 0) printProblems(files, result.problems, options);
  return published;
}

function serverFilesOf({ manifests }: Publishable, folder: string): OutputFile[] {
  return serverFiles(servingOf(manifests), {
    root: project.dist,
    rootInProject: relative(project.root, project.dist),
    folderInProject: relative(project.root, folder),
    url: manifests.url,
  });
}

/** What is published from now on is known to people: the site keeps it, where it keeps addresses at all. */
async function keepAddresses(files: SiteFiles): Promise<void> {
  const content = files.get(ADDRESS_RECORD);
  if (content === undefined) return;
  try {
    await writeOutputs(project.site, [{ path: ADDRESS_RECORD, content }]);
  } catch (error) {
    // Where the content cannot be written, as in some pipelines, the website is built all the same.
    process.stderr.write(`${recordUnwritable(ADDRESS_RECORD, error)}\n`);
  }
}
