/**
 * `npm test`: everything that must pass. `npm run test:quick`: types, lint, and the tests that need neither a browser
 * nor another process nor a whole site. Both end with one line that adds up all runners.
 */
import { generate } from '../generate/all';
import { checkTypes, lint, runBrowserTests, runUnitTests } from '../testing/runners';
import { summary } from '../testing/tally';

const quick = process.argv.includes('--quick');

await generate();
const outsideBrowser = await Promise.all([checkTypes(), lint(), runUnitTests(quick ? 'quick' : 'all')]);
const inBrowser = quick ? [] : [await runBrowserTests()];
const { line, failed } = summary([...outsideBrowser, ...inBrowser]);
process.stdout.write(`\n${line}\n`);
process.exitCode = failed ? 1 : 0;
