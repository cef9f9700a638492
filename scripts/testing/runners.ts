import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { project } from '../project';
import type { Tally } from './tally';

/** TypeScript's opinion of everything. A tool counts as one test. */
export function checkTypes(): Promise<Tally> {
  return runTool('types', 'typescript/bin/tsc', '-b');
}

export function lint(): Promise<Tally> {
  return runTool('lint and format', '@biomejs/biome/bin/biome', 'ci', '.');
}

/** The tests outside a browser: all, or but those that take long. */
export async function runUnitTests(which: 'all' | 'quick'): Promise<Tally> {
  const file = await newReport('unit.json');
  const only = which === 'quick' ? await quickTests() : [];
  const { code } = await runNode('vitest/vitest.mjs', [
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests = 0, numPendingTests = 0, testResults = [] } = (await readReport<UnitReport>(file)) ?? {};
  const failures = testResults.flatMap((tested) => {
    const failed = tested.assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded fails without a test.
    if (failed.length === 0) return tested.status === 'failed' ? [nameOf(tested.name)] : [];
    return failed.map(({ fullName }) => `${nameOf(tested.name)} › ${fullName}`);
  });
  return { passed: numPassedTests, failures: unlessSilent('vitest', code, failures), skipped: numPendingTests };
}

/** Those that are not called `long`, as tests of whole sites, processes and servers are, or of thousands of cases. */
async function quickTests(): Promise<string[]> {
  const files = await readdir(join(project.root, 'tests/machine'), { recursive: true });
  return files.filter((file) => /^(?!.*\.long\.).*\.test\.tsx?$/.test(file)).map((file) => join('tests/machine', file));
}

/** The tests in a browser; one that passes on its second try counts as passed. */
export async function runBrowserTests(): Promise<Tally> {
  const file = await newReport('browser.json');
  const { code } = await runNode('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats, suites = [] } = (await readReport<BrowserReport>(file)) ?? {};
  const { expected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  return { passed: expected + flaky, failures: unlessSilent('playwright', code, failures), skipped };
}

/** The parts of vitest's report (that of Jest) which are read here. */
interface UnitReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The parts of Playwright's report which are read here. */
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}

function failuresIn({ title, suites = [], specs }: BrowserSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.filter(({ ok }) => !ok).map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))];
}

/** A runner that fails without a failed test is a failure itself. */
function unlessSilent(runner: string, code: number, failures: readonly string[]): readonly string[] {
  return code !== 0 && failures.length === 0 ? [`${runner} (ended with ${code})`] : failures;
}

function nameOf(file: string): string {
  return relative(project.root, file);
}

/** What a tool says is shown at once when it has ended, for other runners speak meanwhile. */
async function runTool(name: string, script: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await runNode(script, args, {}, 'pipe');
  process.stdout.write(`\n${name}\n${output}\n`);
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [name], skipped: 0 };
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
