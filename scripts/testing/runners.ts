import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project';
import { obtainBrowser } from '../toolchain/browser';
import { runShown } from '../toolchain/programs';
import { type Tally, tally } from './tally';

/** TypeScript's opinion of everything. A tool counts as one test. */
export function checkTypes(): Tally {
  return runTool('types', 'typescript/bin/tsc', '-b');
}

export function lint(): Tally {
  return runTool('lint and format', '@biomejs/biome/bin/biome', 'ci', '.');
}

/** The tests outside a browser: all, or but those that take long (vitest.config.ts). */
export async function runUnitTests(which: 'all' | 'quick'): Promise<Tally> {
  const file = await newReport('unit.json');
  const only = which === 'quick' ? ['--project', '!system'] : [];
  const code = runNode('vitest/vitest.mjs', [
    'run',
    ...only,
    ...reporters('default', 'json'),
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report ?? {};
  return tally(code, { passed, failed, skipped });
}

/** The tests in a browser; one that passes on its second try counts as passed. */
export async function runBrowserTests(): Promise<Tally> {
  const file = await newReport('browser.json');
  const env = { BROWSER_PATH: await obtainBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = runNode('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return tally(code, { passed: expected + flaky, failed: unexpected, skipped });
}

function runTool(name: string, script: string, ...args: string[]): Tally {
  process.stdout.write(`\n${name}\n`);
  const failed = runNode(script, args) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}

function runNode(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  return runShown(process.execPath, [join(project.root, 'node_modules', script), ...args], env);
}

function reporters(...names: readonly string[]): string[] {
  return names.map((name) => `--reporter=${name}`);
}

/** Where a runner is to write its report, and no report of an earlier run lies. */
async function newReport(name: string): Promise<string> {
  const file = join(project.generated, 'test-reports', name);
  await rm(file, { force: true });
  return file;
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
