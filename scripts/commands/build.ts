/**
 * `npm run build`: the static website in dist/. With an error in the content nothing is written; what has not changed is
 * not written either. `--list` names the pages that have changed; `--date` builds the site as of another day.
 */

import { join, relative } from 'node:path';
import { ADDRESS_RECORD } from '../../src/compiler/addresses/recorded-addresses';
import type { Publishable } from '../../src/compiler/compile';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { SiteFiles } from '../../src/compiler/source';
import { recoverFolder } from '../atomic-files/replace-folder';
import { withAddressesRecorded } from '../build/address-record';
import { readRecord } from '../build/build-record';
import { type BuildReport, buildSite } from '../build/build-site';
import { fingerprint } from '../build/fingerprint';
import { isIntact } from '../build/site-writer';
import { bundle } from '../bundle/bundle';
import { compileAndPublish, optionsOf, printProblems } from '../command-line/compile-project';
import { readEditors } from '../command-line/editors';
import { createProgress, type Progress } from '../command-line/progress';
import { parseBuildOptions, type ReportOptions } from '../command-line/report-options';
import { runCommand } from '../command-line/run-command';
import { updateTranslationRecord } from '../command-line/translation-record';
import { recordUnwritable } from '../command-line/words/site';
import { serverFiles } from '../hosting/server-files';
import { servingOf } from '../hosting/serving';
import { areServerFilesOf, writeServerFiles } from '../hosting/written-server-files';
import { project } from '../project';
import { readSite } from '../read-site';
import { writeOutputs } from '../write-outputs';

const SERVER_FILES = join(project.generated, 'hosting');

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), await readEditors());
  const progress = createProgress();
  await recoverFolder(project.dist);
  const files = await readSite();
  const done = (await reportOfSame(files, options)) ?? (await build(files, options, progress));
  if (done === undefined) return;
  if (options.list) process.stdout.write(listOf(done));
  progress.done(`${relative(project.root, project.dist)}/: ${summaryOf(done)}`);
});

/** What there is to say where everything is as the last build has left it. */
async function reportOfSame(files: SiteFiles, options: ReportOptions): Promise<BuildReport | undefined> {
  const last = await readRecord(project.dist);
  const inputs = await fingerprint(files, optionsOf(options.date));
  if (last?.inputs !== inputs || !isIntact(project.dist, last)) return undefined;
  if (!(await areServerFilesOf(SERVER_FILES, inputs))) return undefined;
  if (last.problems.length > 0) printProblems(files, last.problems, options);
  return { pages: last.pages, changed: [], gone: [] };
}

async function build(files: SiteFiles, options: ReportOptions, progress: Progress): Promise<BuildReport | undefined> {
  progress.step('compile');
  const { result, published } = await compileAndPublish(files, { today: options.date }, async (compiled, pages) => {
    // What the site will be, or has been, on another day is not published.
    const recorded = options.isOtherDay
      ? files
      : withAddressesRecorded(await updateTranslationRecord(files, compiled), compiled.manifests);
    const inputs = await fingerprint(recorded, optionsOf(options.date));
    const done = await buildSite(compiled, {
      bundle: await bundle(progress.step),
      known: pages,
      folder: project.dist,
      inputs,
      progress: progress.step,
      isCompressed: true,
    });
    await keepAddresses(recorded);
    await writeServerFiles(SERVER_FILES, serverFilesOf(compiled), inputs);
    return done;
  });
  await Promise.allSettled([published]);
  progress.clear();
  if (result.problems.length > 0) printProblems(files, result.problems, options);
  return published;
}

function serverFilesOf({ manifests }: Publishable): OutputFile[] {
  return serverFiles(servingOf(manifests), {
    root: project.dist,
    rootInProject: relative(project.root, project.dist),
    folderInProject: relative(project.root, SERVER_FILES),
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

function listOf({ changed, gone }: BuildReport): string {
  return [...changed.map((address) => `  ${address}\n`), ...gone.map((address) => `  ${address} (gone)\n`)].join('');
}

function summaryOf({ pages, changed, gone }: BuildReport): string {
  const count = (list: readonly string[]) => list.length.toLocaleString('en');
  const lost = gone.length === 0 ? '' : `, ${count(gone)} gone`;
  return `${count(changed)} of ${count(pages)} pages changed${lost}`;
}
