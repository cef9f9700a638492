/**
 * `npm run fuzz`: all tests that leave something to chance, each time from another beginning. 10,000 sites, each the
 * real content changed in a few places at random, go through compile and render, and of the properties of editing ten
 * times as many cases are tried as by `npm test`. `-- --sites 500 --times 2 --seed 7` makes others; what fails is told
 * with the seed, and made as small as can be.
 */
import { join } from 'node:path';
import { parseOptions, toCount } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { project } from '../project';
import { readTexts } from '../read-files';
import { runTests } from '../testing/run-tests';

const kinds = { sites: { example: '500' }, times: { example: '2' }, seed: { example: '7' } } as const;

await runCommand(async () => {
  const usage = '--sites 500   --times 2   --seed 7';
  const {
    values: { sites = '10000', times = '10', seed = String(Date.now() % 2 ** 31) },
  } = parseOptions(process.argv.slice(2), kinds, { usage });
  const asked = {
    SITES: toCount('--sites', sites),
    TIMES: toCount('--times', times),
    SEED: toCount('--seed', seed),
  };
  process.stdout.write(`fuzz: from seed ${seed}\n`);
  process.exitCode = runTests(await randomTests(), asked);
});

/** The tests that take their cases from tests/support/random.ts. */
async function randomTests(): Promise<string[]> {
  const tests = await readTexts(join(project.root, 'tests/machine'));
  return [...tests].flatMap(([path, text]) =>
    /\.test\.tsx?$/.test(path) && text.includes("/support/random'") ? `tests/machine/${path}` : [],
  );
}
