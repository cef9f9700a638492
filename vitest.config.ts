import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { optimiseLate } from './scripts/command-line/optimise-late.mjs';

// A tenth of the processor's time.
optimiseLate();
// Whole sites come and go: with room for them, V8 collects half as often and copies less of what is gone anyway.
setFlagsFromString('--max-semi-space-size=64');
setFlagsFromString('--initial-heap-size=1024');

/** They take longest, and are among the smallest files, which come last. */
const LONGEST = ['exam/exam.test.ts', 'compiler/problems.long.test.ts'];

/** With the longest first, no thread is left alone with one of them in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** From 25 on, Node has a `localStorage` of its own, which keeps nothing and takes the place of that of the simulated browser. */
const WITHOUT_STORAGE_OF_NODE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** Tests of what runs in a browser, in a simulated one. */
const dom = ['tests/machine/**/*.dom.test.{ts,tsx}'];

export default defineConfig({
  // As in the commands: see scripts/run.mjs.
  resolve: {
    alias: [{ find: /^yaml$/, replacement: resolve(import.meta.dirname, 'node_modules/yaml/browser/dist/index.js') }],
  },
  test: {
    // Some start processes and servers, build, take whole sites apart, or try thousands of cases: only what hangs takes as
    // long, on a slow computer that has other work, too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    // What a module is turned into is known from one run to the next, but for one that says `import.meta.glob(`.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/test-modules' },
    // What renders pages is a bundle already.
    server: { deps: { external: [/\/\.cache\/bundles\//] } },
    // Each reads the modules anew, and holds them.
    maxWorkers: Math.min(availableParallelism(), 4),
    execArgv: WITHOUT_STORAGE_OF_NODE,
    projects: [
      // They leave nothing behind, and most of them read the same modules.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/machine/**/*.test.{ts,tsx}', 'tests/exam/*.test.ts'],
          exclude: dom,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: 'tests/support/fresh-document.ts',
        },
      },
    ],
  },
});
