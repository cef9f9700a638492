/**
 * `npm test`: everything that must pass. `npm run test:quick`: types, lint, and the tests that need neither a browser
 * nor another process nor a whole site. Both end with the names of what failed and one line that adds
 * up all runners.
 */
import { generate } from '../generate/generate';
import { checkTypes, lint, runBrowserTests, runUnitTests } from '../testing/runners';
import { scratchFolder } from '../testing/scratch';
import { failuresOf, summary } from '../testing/tally';

const quick = process.argv.includes('--quick');

// Those who write temporary files look there.
process.env.TMPDIR = scratchFolder();
await generate();
const outsideBrowser = await Promise.all([checkTypes(), lint(), runUnitTests(quick ? 'quick' : 'all')]);
// Not at the same time: together they take as long, and what waits for a page waits in vain now and then.
const inBrowser = quick ? [] : [await runBrowserTests()];
const tallies = [...outsideBrowser, ...inBrowser];
const failures = failuresOf(tallies);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.stdout.write(`\n${summary(tallies)}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
