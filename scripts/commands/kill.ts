/** `npm run kill`: builds a site 100 times, and kills each build at a moment of chance. `-- --times 20` kills fewer. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../project';
import { runShown } from '../toolchain/programs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const vitest = join(project.root, 'node_modules/vitest/vitest.mjs');
process.exitCode = runShown(process.execPath, [vitest, 'run', 'tests/machine/system/killed-builds.test.ts'], {
  BUILD_KILLS: values.times,
});
