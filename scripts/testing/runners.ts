import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project';
import { obtainBrowser } from '../toolchain/browser';
import { type Tally, tally } from './tally';

/** TypeScript's opinion of everything. A tool counts as one test. */
export function checkTypes(): Promise<Tally> {
  return runTool('types', 'typescript/bin/tsc', '-b');
}

export function lint(): Promise<Tally> {
  return runTool('lint and format', '@biomejs/biome/bin/biome', 'ci', '.');
}

/** The tests outside a browser: all, or but those that take long (vitest.config.ts). */
export async function runUnitTests(which: 'all' | 'quick'): Promise<Tally> {
  const file = await newReport('unit.json');
  const only = which === 'quick' ? ['--project', '!system'] : [];
  const { code } = await runNode('vitest/vitest.mjs', [
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
  const { code } = await runNode('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
  const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return tally(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** What a tool says is shown at once when it has ended, for other runners speak meanwhile. */
async function runTool(name: string, script: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await runNode(script, args, {}, 'pipe');
  process.stdout.write(`\n${name}\n${output}\n`);
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}

/** Runs a program of a package; its exit code, and what it wrote where that is not shown. */
function runNode(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  written: 'inherit' | 'pipe' = 'inherit',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(project.root, 'node_modules', script), ...args], {
      stdio: ['inherit', written, written],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += String(part)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
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
