/**
 * `npm run fuzz`: all tests that leave something to chance, each time from another beginning. 10,000 sites, each the
 * real content changed in a few places at random, go through compile and render, and of the properties of editing ten
 * times as many cases are tried as by `npm test`. `-- --sites 500 --times 2 --seed 7` makes others; what fails is told
 * with the seed, and made as small as can be.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../project';
import { readTexts } from '../read-files';
import { runShown } from '../toolchain/programs';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '10000' },
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const vitest = join(project.root, 'node_modules/vitest/vitest.mjs');
process.stdout.write(`fuzz: from seed ${values.seed}\n`);
process.exitCode = runShown(process.execPath, [vitest, 'run', ...(await randomTests())], {
  SITES: values.sites,
  TIMES: values.times,
  SEED: values.seed,
});

/** The tests that take their cases from tests/support/random.ts. */
async function randomTests(): Promise<string[]> {
  const tests = await readTexts(join(project.root, 'tests/machine'));
  return [...tests].flatMap(([path, text]) =>
    /\.test\.tsx?$/.test(path) && text.includes("/support/random'") ? `tests/machine/${path}` : [],
  );
}
