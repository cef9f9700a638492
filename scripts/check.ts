/** `npm run check`: validates the content and says what is wrong, where, and what to type instead. */
import { compileProject, parseReportOptions, report } from './command-line';

const options = parseReportOptions(process.argv.slice(2));
const { files, result } = await compileProject();
report(files, result, options);
