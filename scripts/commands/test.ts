/** `npm test`: everything that must pass. Ends with one line that adds up all runners. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '../generate/all';
import { project } from '../project';
import { obtainBrowser } from '../toolchain/browser';
import { runShown } from '../toolchain/programs';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const reports = join(project.generated, 'test-reports');
await rm(reports, { recursive: true, force: true });

await generate();
const { passed, failed, skipped } = sum([
  await runUnitTests(),
  runTool('typecheck', 'typescript/bin/tsc', '-b'),
  runTool('lint and format', '@biomejs/biome/bin/biome', 'ci', '.'),
  await runBrowserTests(),
]);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function runUnitTests(): Promise<Tally> {
  const file = join(reports, 'unit.json');
  const code = runNode('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const { numPassedTests: ok = 0, numFailedTests: bad = 0, numPendingTests: pending = 0 } = report ?? {};
  return tally(code, { passed: ok, failed: bad, skipped: pending });
}

async function runBrowserTests(): Promise<Tally> {
  const file = join(reports, 'browser.json');
  const env = { BROWSER_PATH: await obtainBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = runNode('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return tally(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** A tool counts as one test. */
function runTool(name: string, script: string, ...args: string[]): Tally {
  process.stdout.write(`\n${name}\n`);
  const code = runNode(script, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

function runNode(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  return runShown(process.execPath, [join(project.root, 'node_modules', script), ...args], env);
}

/** A runner that fails without a failed test, for instance before its first one, counts as one failure. */
function tally(code: number, counted: Tally): Tally {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

function sum(parts: readonly Tally[]): Tally {
  const total = (key: keyof Tally) => parts.reduce((sofar, part) => sofar + part[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
