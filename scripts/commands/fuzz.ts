/**
 * `npm run fuzz`: 10,000 sites, each the real content changed in a few places at random, through compile and render.
 * `-- --runs 500 --seed 7` makes others; a site that fails is told with the seed, and made as small as can be.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../project';
import { runShown } from '../toolchain/programs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const vitest = join(project.root, 'node_modules/vitest/vitest.mjs');
process.stdout.write(`fuzz: ${values.runs} sites from seed ${values.seed}\n`);
process.exitCode = runShown(process.execPath, [vitest, 'run', 'tests/machine/system/fuzz.test.ts'], {
  FUZZ_RUNS: values.runs,
  FUZZ_SEED: values.seed,
});
