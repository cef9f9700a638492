/**
 * `npm test`: everything that must pass. `npm run test:quick`: types, lint, and the tests that need neither a browser
 * nor another process nor a whole site. Both end with one line that adds up all runners.
 */
import { generate } from '../generate/all';
import { checkTypes, lint, runBrowserTests, runUnitTests } from '../testing/runners';
import { summary } from '../testing/tally';

const quick = process.argv.includes('--quick');

await generate();
const { line, failed } = summary([
  checkTypes(),
  lint(),
  await runUnitTests(quick ? 'quick' : 'all'),
  ...(quick ? [] : [await runBrowserTests()]),
]);
process.stdout.write(`\n${line}\n`);
process.exitCode = failed ? 1 : 0;
