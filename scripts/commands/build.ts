/**
 * `npm run build`: the static website in dist/. With an error in the content nothing is written; what has not changed is
 * not written either. `--list` names the pages that have changed; `--date` builds the site as of another day.
 */

import { join, relative } from 'node:path';
import type { SiteFiles } from '../../src/compiler/source';
import { recoverFolder } from '../atomic-files/replace-folder';
import { readRecord } from '../build/build-record';
import type { BuildReport } from '../build/build-site';
import { isIntact } from '../build/site-writer';
import { areServerFilesOf } from '../build/written-server-files';
import { readEditors } from '../command-line/editors';
import { printProblems } from '../command-line/print-problems';
import { createProgress, type Progress } from '../command-line/progress';
import { parseBuildOptions, type ReportOptions } from '../command-line/report-options';
import { runCommand } from '../command-line/run-command';
import { fingerprint } from '../fingerprint';
import { project } from '../project';
import { readSite } from '../read-site';

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
  const inputs = await fingerprint(files, { today: options.date });
  if (last?.inputs !== inputs || !isIntact(project.dist, last)) return undefined;
  if (!(await areServerFilesOf(SERVER_FILES, inputs))) return undefined;
  if (last.problems.length > 0) printProblems(files, last.problems, options);
  return { pages: last.pages, changed: [], gone: [] };
}

/** The compiler is loaded where there is something to compile. */
async function build(files: SiteFiles, options: ReportOptions, progress: Progress): Promise<BuildReport | undefined> {
  const { buildProject } = await import('../command-line/build-project');
  return buildProject(files, options, SERVER_FILES, progress);
}

function listOf({ changed, gone }: BuildReport): string {
  return [...changed.map((address) => `  ${address}\n`), ...gone.map((address) => `  ${address} (gone)\n`)].join('');
}

function summaryOf({ pages, changed, gone }: BuildReport): string {
  const count = (list: readonly string[]) => list.length.toLocaleString('en');
  const lost = gone.length === 0 ? '' : `, ${count(gone)} gone`;
  return `${count(changed)} of ${count(pages)} pages changed${lost}`;
}
