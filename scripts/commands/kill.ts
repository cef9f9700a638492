/**
 * `npm run kill`: builds a site 100 times, and kills each build at a moment of chance; the form service 20 times, with 500
 * submissions under way. `-- --builds 10 --forms 2` kills fewer.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../project';
import { runShown } from '../toolchain/programs';

const { values } = parseArgs({
  options: { builds: { type: 'string', default: '100' }, forms: { type: 'string', default: '20' } },
});
const vitest = join(project.root, 'node_modules/vitest/vitest.mjs');
process.exitCode = runShown(process.execPath, [vitest, 'run', 'tests/machine/system/killed'], {
  BUILD_KILLS: values.builds,
  FORM_KILLS: values.forms,
});
