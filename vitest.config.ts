import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const all = ['tests/machine/**/*.test.{ts,tsx}'];
/** Tests of what runs in a browser, in a played one. */
const dom = ['tests/machine/**/*.dom.test.{ts,tsx}'];
/** Tests that start processes and servers, build, take whole sites apart, or try thousands of cases. */
const system = ['tests/machine/system/*.test.{ts,tsx}', 'tests/exam/*.test.ts'];

export default defineConfig({
  plugins: [react()],
  // As in the commands: see scripts/run.mjs.
  resolve: {
    alias: [{ find: /^yaml$/, replacement: resolve(import.meta.dirname, 'node_modules/yaml/browser/dist/index.js') }],
  },
  test: {
    testTimeout: 30_000,
    pool: 'threads',
    // What renders pages is a bundle already.
    server: { deps: { external: [/\/\.cache\/bundles\//] } },
    // The system tests wait for other processes half of the time.
    maxWorkers: 3,
    projects: [
      // The units leave nothing behind, and most of them read the same modules.
      { extends: true, test: { name: 'units', include: all, exclude: [...dom, ...system], isolate: false } },
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
      { extends: true, test: { name: 'system', include: system, testTimeout: 90_000, isolate: false } },
    ],
  },
});
