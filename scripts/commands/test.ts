/**
 * `npm test`: everything that must pass. `npm run test:quick`: types, lint, and the tests that need neither a browser nor
 * another process nor a whole site. Both end with the names of what failed, and one line that adds up all runners.
 */
import { parseOptions } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { generate } from '../generate/generate';
import { checkTypes, lint, runBrowserTests, runUnitTests } from '../testing/runners';
import { scratchFolder } from '../testing/scratch';
import { failuresOf, summary } from '../testing/tally';

await runCommand(async () => {
  const { values } = parseOptions(process.argv.slice(2), { quick: 'flag' }, { usage: '--quick' });
  const quick = values.quick === true;
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
});
