/**
 * `npm run check`: validates the content and says what is wrong, where, and what to type instead. `--fix` first mends what
 * can be mended without asking.
 */
import { compileProject, report } from '../command-line/compile-project';
import { fixProject } from '../command-line/fix-project';
import { runCommand } from '../command-line/plain-error';
import { parseCheckOptions } from '../command-line/report-options';
import { readSite } from '../read-site';

await runCommand(async () => {
  const options = parseCheckOptions(process.argv.slice(2));
  const read = await readSite();
  const files = options.fix ? await fixProject(read, options) : read;
  const { result, pages } = await compileProject(files);
  await pages.keep();
  report(files, result.problems, options);
});
