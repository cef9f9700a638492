/**
 * `npm run check`: validates the content and says what is wrong, where, and what to type instead; with `--date`, as of
 * another day. `--fix` first mends what can be mended without asking. `--translated` notes that translations whose originals
 * have changed are still right: all, or those of the files and lines behind it.
 */
import { compileProject, report } from '../command-line/compile-project';
import { fixProject } from '../command-line/fix-project';
import { runCommand } from '../command-line/plain-error';
import { parseCheckOptions } from '../command-line/report-options';
import { spokenLanguage } from '../command-line/spoken-language';
import { confirmTranslations } from '../command-line/translation-record';
import { readSite } from '../read-site';

await runCommand(async () => {
  const { fix, stillRight, ...options } = parseCheckOptions(process.argv.slice(2), await spokenLanguage());
  const read = await readSite();
  const files = fix ? await fixProject(read, options) : read;
  const { result, pages } = await compileProject(files, undefined, options.date);
  await pages.keep();
  if (stillRight === undefined || !result.ok) return report(files, result.problems, options);
  const now = await confirmTranslations(files, result, stillRight);
  report(now, (await compileProject(now, undefined, options.date)).result.problems, options);
});
