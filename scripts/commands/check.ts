/**
 * `npm run check`: validates the content and says what is wrong, where, and what to type instead; with `--date`, as of
 * another day. `--fix` first mends what can be mended without asking. `--translated` notes that translations whose originals
 * have changed are still right: all, or those of the files and lines behind it.
 */

import type { Problem } from '../../src/compiler/findings/problem';
import type { SiteFiles } from '../../src/compiler/source';
import { cachedProblems } from '../command-line/cached-problems';
import type { CompiledProject } from '../command-line/compile-project';
import { readEditors } from '../command-line/editors';
import { printProblems } from '../command-line/print-problems';
import { parseCheckOptions, type ReportOptions } from '../command-line/report-options';
import { runCommand } from '../command-line/run-command';
import { confirmTranslations } from '../command-line/translation-record';
import { readSite } from '../read-site';

await runCommand(async () => {
  const { fix, stillRight, ...options } = parseCheckOptions(process.argv.slice(2), await readEditors());
  const read = await readSite();
  const mended = fix ? await fixed(read, options) : read;
  const files = stillRight === undefined ? mended : await confirm(mended, stillRight, options);
  printProblems(files, await problemsOf(files, options), options);
});

/** The compiler is loaded where there is something to compile. */
async function compile(files: SiteFiles, today: string): Promise<CompiledProject> {
  const { compileProject } = await import('../command-line/compile-project');
  return compileProject(files, { today });
}

async function fixed(files: SiteFiles, options: ReportOptions): Promise<SiteFiles> {
  const { fixProject } = await import('../command-line/fix-project');
  return fixProject(files, options);
}

/** What is wrong with a site: as it is known, where everything is as it was. */
async function problemsOf(files: SiteFiles, { date }: ReportOptions): Promise<readonly Problem[]> {
  const known = await cachedProblems(files, { today: date });
  if (known !== undefined) return known;
  const { result, pages } = await compile(files, date);
  await pages.keep();
  return result.problems;
}

/** The site once it is noted that translations are still right; where it has errors nothing is noted. */
async function confirm(files: SiteFiles, stillRight: readonly string[], { date }: ReportOptions): Promise<SiteFiles> {
  const { result } = await compile(files, date);
  return result.ok ? confirmTranslations(files, result, stillRight) : files;
}
