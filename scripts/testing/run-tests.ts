import { join } from 'node:path';
import { project } from '../project';
import { runShown } from '../toolchain/programs';

/** Runs some tests outside a browser, shown as they go, with figures that they read from the environment; their exit code. */
export function runTests(files: readonly string[], figures: Readonly<Record<string, number>>): number {
  const vitest = join(project.root, 'node_modules/vitest/vitest.mjs');
  const environment = Object.entries(figures).map(([name, figure]) => [name, String(figure)]);
  return runShown(process.execPath, [vitest, 'run', ...files], Object.fromEntries(environment));
}
