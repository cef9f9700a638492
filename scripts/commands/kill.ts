/**
 * `npm run kill`: builds a site 100 times, and kills each build at a moment of chance; the form service 20 times, with 500
 * submissions under way. `-- --builds 10 --forms 2` kills fewer.
 */
import { parseOptions, toCount } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { runTests } from '../testing/run-tests';

const kinds = { builds: { example: '10' }, forms: { example: '2' } } as const;

await runCommand(async () => {
  const {
    values: { builds = '100', forms = '20' },
  } = parseOptions(process.argv.slice(2), kinds, { usage: '--builds 10   --forms 2' });
  process.exitCode = runTests(['killed-'], {
    BUILD_KILLS: toCount('--builds', builds),
    FORM_KILLS: toCount('--forms', forms),
  });
});
