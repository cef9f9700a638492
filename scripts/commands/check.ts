/** `npm run check`: validates the content and says what is wrong, where, and what to type instead. */
import { compileProject, report } from '../command-line/compile-project';
import { runCommand } from '../command-line/plain-error';
import { parseReportOptions } from '../command-line/report-options';

await runCommand(async () => {
  const options = parseReportOptions(process.argv.slice(2));
  const { files, result } = await compileProject();
  report(files, result, options);
});
