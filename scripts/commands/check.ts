/**
 * `npm run check`: validates the content and says what is wrong, where, and what to type instead; with `--date`, as of
 * another day.
 */
import { compileProject, report } from '../command-line/compile-project';
import { runCommand } from '../command-line/plain-error';
import { parseReportOptions } from '../command-line/report-options';
import { readSite } from '../read-site';

await runCommand(async () => {
  const options = parseReportOptions(process.argv.slice(2));
  const files = await readSite();
  const { result, pages } = await compileProject(files, undefined, options.date);
  await pages.keep();
  report(files, result.problems, options);
});
